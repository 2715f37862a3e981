import { ofAccount } from './account-key.ts';

/** Where what is typed into a résumé's text lies on this device until it is saved. */
export const proseDraftKey = (username: string, resumeId: number | string): string =>
  `${ofAccount(username)}resume:${resumeId}`;

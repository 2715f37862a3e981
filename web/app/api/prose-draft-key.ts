/** Where what is typed into a résumé's text lies on this device until it is saved. */
export const proseDraftKey = (resumeId: number | string): string => `resume:${resumeId}`;

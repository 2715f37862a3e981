import { generateSync } from 'otplib';

const STEP_S = 30;

/** What an authenticator app shows at a time, or `steps` half minutes from it. */
export const appCode = (secret: string, { at = new Date(), steps = 0 }: { at?: Date; steps?: number } = {}): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) + steps * STEP_S });

import { messages } from '@pawsume/contract/messages';
import type { Tone } from '~/ui/notice.tsx';

interface LoginNotice {
  tone: Tone;
  sentence: string;
}

const NOTICES: Record<string, LoginNotice | undefined> = {
  'google-unavailable': { tone: 'info', sentence: messages.auth.googleUnavailable },
  'google-failed': { tone: 'error', sentence: messages.auth.googleFailed },
  'google-email-taken': { tone: 'info', sentence: messages.auth.googleEmailTaken },
  'password-reset': { tone: 'success', sentence: messages.auth.passwordReset },
};

/** What the login screen says first to somebody who was sent there with `?notice=`. */
export const loginNotice = (name: string | null): LoginNotice | null =>
  (name !== null && Object.hasOwn(NOTICES, name) && NOTICES[name]) || null;

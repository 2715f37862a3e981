import { messages } from '@pawsume/contract/messages';
import type { LoginNotice } from '~/paths.ts';
import type { Tone } from '~/ui/notice.tsx';

interface Said {
  tone: Tone;
  message: string;
}

const NOTICES: Record<LoginNotice, Said> = {
  'google-unavailable': { tone: 'info', message: messages.auth.googleUnavailable },
  'google-failed': { tone: 'error', message: messages.auth.googleFailed },
  'google-email-taken': { tone: 'info', message: messages.auth.googleEmailTaken },
  'password-reset': { tone: 'success', message: messages.auth.passwordReset },
};

const isNotice = (name: string): name is LoginNotice => Object.hasOwn(NOTICES, name);

/** What the login screen says first to somebody who was sent there with `?notice=`. */
export const loginNotice = (name: string | null): Said | null =>
  name !== null && isNotice(name) ? NOTICES[name] : null;

import { messages } from '@pawsume/contract/messages';
import type { Notices } from '@pawsume/contract/screens';
import { Notice, type Tone } from '~/ui/notice.tsx';

const NOTICES: Record<Notices['profile'], { tone: Tone; message: string }> = {
  'google-connected': { tone: 'success', message: messages.account.googleConnected },
  'google-in-use': { tone: 'error', message: messages.account.googleInUse },
  'google-failed': { tone: 'error', message: messages.account.connectFailed },
};

const isNotice = (name: string): name is Notices['profile'] => Object.hasOwn(NOTICES, name);

/** What came of a visit to Google, by `?notice=`. */
export const ProfileNotice = ({ name }: { name: string | null }) => {
  if (name === null || !isNotice(name)) return null;
  const { tone, message } = NOTICES[name];
  return <Notice tone={tone}>{message}</Notice>;
};

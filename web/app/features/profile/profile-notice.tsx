import { messages } from '@pawsume/contract/messages';
import { Notice, type Tone } from '~/ui/notice.tsx';

const NOTICES: Record<string, { tone: Tone; sentence: string } | undefined> = {
  'google-connected': { tone: 'success', sentence: messages.account.googleConnected },
  'google-in-use': { tone: 'error', sentence: messages.account.googleInUse },
  'google-failed': { tone: 'error', sentence: messages.account.connectFailed },
};

/** What came of a visit to Google, by `?notice=`. */
export const ProfileNotice = ({ name }: { name: string | null }) => {
  const notice = name !== null && Object.hasOwn(NOTICES, name) && NOTICES[name];
  return notice ? <Notice tone={notice.tone}>{notice.sentence}</Notice> : null;
};

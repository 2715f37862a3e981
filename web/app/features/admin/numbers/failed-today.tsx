import { messages } from '@pawsume/contract/messages';
import { FAILURE_KINDS, type Numbers } from '@pawsume/contract/numbers';
import { Notice } from '~/ui/notice.tsx';

/** What failed today, and what to do about it. */
export const FailedToday = ({ days }: Pick<Numbers, 'days'>) => {
  const failures = days.at(-1)?.failures ?? {};
  return FAILURE_KINDS.map((kind) => {
    const count = failures[kind];
    return count ? (
      <Notice key={kind} tone="info">
        {messages.numbers.failedToday[kind](count)}
      </Notice>
    ) : null;
  });
};

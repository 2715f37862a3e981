import { numberMessages } from '@pawsume/contract/number-messages';
import { FAILURE_KINDS, type Numbers } from '@pawsume/contract/numbers';
import { Notice } from '~/ui/notice.tsx';

/** What failed today, and what to do about it. */
export const FailedToday = ({ days }: Pick<Numbers, 'days'>) => {
  const failures = days.at(-1)?.failures ?? {};
  return FAILURE_KINDS.map((kind) => {
    const count = failures[kind];
    return count ? (
      <Notice key={kind} tone="info">
        {numberMessages.failedToday[kind](count)}
      </Notice>
    ) : null;
  });
};

import { messages } from '@pawsume/contract/messages';
import { formatList } from '~/lib/format.ts';
import { Notice } from '~/ui/notice.tsx';
import { missingFields } from './completeness.ts';

/** What is still to be filled, and why it is asked. */
export const MissingFields = ({ values }: { values: Parameters<typeof missingFields>[0] }) => {
  const missing = missingFields(values);
  return missing.length === 0 ? null : (
    <Notice tone="info">
      <strong>{messages.profile.missing(formatList(missing))}</strong> {messages.profile.whyAsked}
    </Notice>
  );
};

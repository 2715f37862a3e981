import { messages } from '@pawsume/contract/messages';
import { formatList } from '~/lib/format.ts';

/** Names the contacts that an owner typed into texts and that readers do not see. */
export const HiddenContacts = ({ found }: { found: readonly string[] }) =>
  found.length === 0 ? null : (
    <p className="mt-1 text-[0.9375rem] text-soft">{messages.page.hiddenContacts(formatList([...found]))}</p>
  );

import { messages } from '@pawsume/contract/messages';
import type { Shown } from '@pawsume/contract/page-settings';
import { HiddenContacts } from '~/ui/hidden-contacts.tsx';
import { Switch } from '~/ui/switch.tsx';

const PARTS = ['address', 'phone', 'email', 'references'] as const satisfies (keyof Shown)[];

interface Props {
  shown: Shown;
  hiddenContacts: readonly string[];
  onChange: (part: Partial<Shown>) => void;
}

/** What of the owner, and of who vouches for the pet, stands on the page. */
export const ShownSwitches = ({ shown, hiddenContacts, onChange }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 font-semibold">On the page</legend>
    <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
      {PARTS.map((part) => (
        <Switch
          key={part}
          label={messages.page.shownParts[part]}
          checked={shown[part]}
          onChange={(isShown) => onChange({ [part]: isShown })}
        />
      ))}
    </div>
    {!shown.address && <p className="mt-1 text-[0.9375rem] text-soft">{messages.page.cityOnly}</p>}
    <HiddenContacts found={hiddenContacts} />
  </fieldset>
);

import type { WayIn, WayInKind } from '@pawsume/contract/auth';
import { formatDay } from '~/lib/format.ts';
import { Checkbox } from '~/ui/checkbox.tsx';

const WORDS: Record<WayInKind, (day: string) => string> = {
  google: (day) => `Disconnect Google, connected on ${day}`,
};

interface Props {
  ways: readonly WayIn[];
  cut: readonly WayInKind[];
  onCut: (cut: WayInKind[]) => void;
}

/** What else opens the account, each to be cut: a thief may have connected it. */
export const OtherWaysIn = ({ ways, cut, onCut }: Props) =>
  ways.length > 0 && (
    <fieldset className="grid gap-1 rounded-2xl border border-line p-4 sm:p-5">
      <legend className="px-2 font-semibold">What else opens this account</legend>
      <p className="text-soft">A new password leaves this as it is. Tick what is not yours.</p>
      {ways.map(({ kind, since }) => (
        <Checkbox
          key={`${kind} ${since}`}
          label={WORDS[kind](formatDay(since))}
          checked={cut.includes(kind)}
          onChange={({ target }) => onCut(target.checked ? [...cut, kind] : cut.filter((other) => other !== kind))}
        />
      ))}
    </fieldset>
  );

import { cx } from '~/lib/cx.ts';
import { Check } from '../../../ui/icons.tsx';

/** What is included, one line each. */
export const Perks = ({ perks, className }: { perks: readonly string[]; className?: string }) => (
  <ul className={cx('grid content-start gap-2 text-left', className)}>
    {perks.map((perk) => (
      <li key={perk} className="flex items-center gap-2.5">
        <Check aria-hidden strokeWidth={3} className="size-4 shrink-0 text-leaf" />
        {perk}
      </li>
    ))}
  </ul>
);

import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';
import { BadgeCheck, FileQuestion, History } from '../../ui/icons.tsx';

const LOOKS = {
  current: { Icon: BadgeCheck, ground: 'bg-leaf-tint', icon: 'text-leaf' },
  older: { Icon: History, ground: 'bg-marigold-tint', icon: 'text-marigold-text' },
  unknown: { Icon: FileQuestion, ground: 'bg-rose-tint', icon: 'text-rose' },
} as const;

interface Props {
  state: keyof typeof LOOKS;
  title: string;
  explained: string;
  /** What the page says otherwise now. */
  changed?: readonly string[];
  children?: ReactNode;
}

/** What a check came to; read out when it appears. */
export const Outcome = ({ state, title, explained, changed = [], children }: Props) => {
  const { Icon, ground, icon } = LOOKS[state];
  return (
    <div role="status" className={cx('grid gap-4 rounded-2xl p-5 sm:p-6 forced-colors:border', ground)}>
      <div className="flex gap-4">
        <Icon aria-hidden className={cx('mt-0.5 size-8 shrink-0', icon)} />
        <div className="grid min-w-0 gap-1">
          <h3 className="text-xl">{title}</h3>
          <p className="text-pretty">{explained}</p>
          {changed.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-2">
              {changed.map((name) => (
                <li
                  key={name}
                  className="rounded-full bg-surface px-3 py-1 font-semibold wrap-anywhere forced-colors:border"
                >
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {children}
    </div>
  );
};

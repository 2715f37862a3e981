import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';
import { CircleAlert, CircleCheck, Info } from './icons.tsx';

export type Tone = 'info' | 'success' | 'error';

const LOOKS = {
  info: { Icon: Info, style: 'bg-marigold-tint', icon: 'text-marigold-text' },
  success: { Icon: CircleCheck, style: 'bg-leaf-tint', icon: 'text-leaf' },
  error: { Icon: CircleAlert, style: 'bg-rose-tint', icon: 'text-rose' },
} as const;

interface Props {
  tone: Tone;
  id?: string;
  children: ReactNode;
  /** A link or button that leads on. */
  action?: ReactNode;
  /** False where the message bears its own sign, such as ❌. */
  sign?: boolean;
}

/** A message that is read out when it appears: at once for errors, in passing for the others. */
export const Notice = ({ tone, id, children, action, sign = true }: Props) => {
  const { Icon, style, icon } = LOOKS[tone];
  return (
    <div
      id={id}
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl px-4 py-3 forced-colors:border', style)}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-4">
        {sign && <Icon aria-hidden className={cx('mt-[0.2rem] size-5 shrink-0', icon)} />}
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action}
    </div>
  );
};

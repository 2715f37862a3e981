import { proofMessages } from '@pawsume/contract/proof-messages';
import { cx } from '~/lib/cx.ts';

/** Browsers count what they have handed on, which is a little ahead of what has arrived. */
const ALL = 0.999;

/** How much of a file has been sent; then, that it is being worked on. */
export const SendingBar = ({ sent }: { sent: number }) => {
  const isSent = sent >= ALL;
  return (
    <div className="grid gap-2 rounded-2xl bg-leaf-tint p-4">
      <p role="status" className="font-semibold text-leaf">
        {isSent ? proofMessages.redrawing : proofMessages.sending}
      </p>
      <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface forced-colors:border">
        <div
          className={cx('h-full rounded-full bg-leaf forced-colors:bg-[Highlight]', isSent && 'animate-breathe')}
          style={{ width: `${sent * 100}%` }}
        />
      </div>
    </div>
  );
};

import { proofMessages } from '@pawsume/contract/proof-messages';

/** Browsers count what they have handed on, which is a little ahead of what has arrived. */
const ALL = 0.999;

/** How much of a file has been sent; then, that it is being worked on. */
export const SendingBar = ({ sent }: { sent: number }) => {
  const percent = Math.floor(sent * 100);
  const isSent = sent >= ALL;
  return (
    <div className="grid gap-2 rounded-2xl bg-leaf-tint p-4">
      <p role="status" className="font-semibold text-leaf">
        {isSent ? proofMessages.redrawing : proofMessages.sending}
      </p>
      <progress
        aria-label={isSent ? proofMessages.redrawing : proofMessages.sending}
        max={100}
        value={isSent ? undefined : percent}
        className="h-2 w-full overflow-hidden rounded-full accent-leaf"
      />
    </div>
  );
};

import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { ANSWER_DAYS, type ConfirmationToAnswer } from '@pawsume/contract/confirmations';

/** What is kept of whoever answers, and who sees it. */
export const WhatWeKeep = () => (
  <details className="text-[0.9375rem] text-soft">
    <summary className="min-h-11 content-center font-semibold">{messages.whatWeKeep}</summary>
    <p>
      {messages.shownToOwner} {messages.kept(ANSWER_DAYS)}
    </p>
  </details>
);

export const WhoAsks = ({ asked: { name, kind } }: { asked: ConfirmationToAnswer }) => (
  <p className="wrap-anywhere">{messages.asksExplained(name, kind)}</p>
);

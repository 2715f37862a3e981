import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import type { ConfirmationRequest } from '@pawsume/contract/confirmations';
import { STEP_OF_ANSWER } from '@pawsume/contract/pet-steps/answer-id';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';

interface Props {
  petId: number;
  request: ConfirmationRequest;
}

/** What somebody answered: to their own facts, of each line, and in their own words. */
export const WhatTheySay = ({ petId, request: { said, lines, words, signed } }: Props) => {
  const told = said.filter((fact) => fact.said !== '');
  if (told.length === 0 && lines.length === 0) return null;
  return (
    <>
      {lines
        .filter(({ verdict }) => verdict === 'corrected')
        .map(({ answer, label, page, correction }) => (
          <p key={answer} className="rounded-2xl bg-marigold-tint px-4 py-3 wrap-anywhere">
            <strong>{label}</strong>: “{page}” is not right. {signed} says: “{correction}”{' '}
            <Link to={paths.answer(STEP_OF_ANSWER[answer], petId, answer)} className="text-link">
              {messages.changeAnswer}
            </Link>
          </p>
        ))}
      <details>
        <summary className="min-h-11 content-center font-semibold text-link">{messages.told}</summary>
        <dl className="grid gap-2 pb-2 text-[0.9375rem] wrap-anywhere">
          {told.map(({ id, ask, said: answer }) => (
            <div key={id}>
              <dt className="text-soft">{ask}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
          {lines.map(({ answer, label, verdict, page }) => (
            <div key={answer}>
              <dt className="text-soft">
                {label}: {page}
              </dt>
              <dd>{messages.verdicts[verdict]}</dd>
            </div>
          ))}
        </dl>
        {words !== '' && (
          <blockquote className="border-l-3 border-leaf pl-3 italic wrap-anywhere">“{words}”</blockquote>
        )}
      </details>
    </>
  );
};

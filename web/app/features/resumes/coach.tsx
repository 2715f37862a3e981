import { messages } from '@pawsume/contract/messages';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { ChevronRight } from '../../ui/icons.tsx';
import type { ResumeToShow } from './resume-to-show.ts';

/** The open questions whose answers would do most for the page, each with the way to its field. */
export const Coach = ({ resume: { pet_id, page, missing_answers = [] } }: { resume: ResumeToShow }) => {
  if (!page || pet_id === null || missing_answers.length === 0) return null;
  return (
    <Card className="sm:p-7">
      <h2 className="text-lg">{messages.page.coach[page.purpose]}</h2>
      <ul className="mt-2 divide-y divide-line">
        {missing_answers.map(({ answer, step }) => (
          <li key={answer}>
            <Link
              to={paths.answer(step, pet_id, answer)}
              className="flex min-h-12 items-center justify-between gap-3 text-link"
            >
              {labelOfAnswer(answer)}
              <ChevronRight aria-hidden className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};

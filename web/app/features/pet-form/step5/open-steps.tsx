import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { isAnswered, type Pet } from '../load-pet.ts';
import { STEPS } from '../steps.ts';

/** Before a résumé is made: which steps have nothing to go into it. */
export const OpenSteps = ({ pet }: { pet: Pet }) => {
  const answered = isAnswered(pet);
  const open = STEPS.filter(({ step }) => (step === 2 || step === 3) && !answered[step]);
  if (open.length === 0) return null;
  return (
    <p className="text-soft">
      {messages.generate.onlyFromAnswers}{' '}
      {open.map(({ step, label }, index) => (
        <span key={step}>
          {index > 0 && ', '}
          <Link to={paths.form(step, pet.id)} className="text-link">
            {label}
          </Link>
        </span>
      ))}
    </p>
  );
};

import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { hasDraft } from '~/lib/draft-store.ts';
import { paths } from '~/paths.ts';
import { isAnswered, type Pet } from '../load-pet.ts';
import { STEPS } from '../steps.ts';

/** Before a résumé is made: which steps have nothing to go into it, and which have answers that were never saved. */
export const OpenSteps = ({ pet }: { pet: Pet }) => {
  const answered = isAnswered(pet);
  const unsaved = STEPS.filter(({ step }) => step < 4 && hasDraft(petDraftKey({ petId: pet.id }, step)));
  const open = STEPS.filter(({ step }) => (step === 2 || step === 3) && !answered[step]);
  return (
    <>
      <StepLinks sentence={messages.petForm.draftElsewhere} steps={unsaved} petId={pet.id} />
      <StepLinks sentence={messages.generate.onlyFromAnswers} steps={open} petId={pet.id} />
    </>
  );
};

const StepLinks = ({ sentence, steps, petId }: { sentence: string; steps: typeof STEPS; petId: string }) =>
  steps.length > 0 && (
    <p className="text-soft">
      {sentence}{' '}
      {steps.map(({ step, label }, index) => (
        <span key={step}>
          {index > 0 && ', '}
          <Link to={paths.form(step, petId)} className="text-link">
            {label}
          </Link>
        </span>
      ))}
    </p>
  );

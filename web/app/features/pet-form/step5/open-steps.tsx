import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { hasDraft } from '~/lib/draft-store.ts';
import { paths } from '~/paths.ts';
import type { Pet } from '../load-step.ts';
import { STEPS } from '../steps.ts';

/** Before a résumé is made: which steps have nothing to go into it, and which have answers that were never saved. */
export const OpenSteps = ({ pet }: { pet: Pet }) => {
  const unsaved = STEPS.filter(({ step }) => step < 4 && hasDraft(petDraftKey(pet, step)));
  const open = STEPS.filter(
    ({ step }) => (step === 2 || step === 3) && pet.progress?.answered_steps.includes(step) === false,
  );
  return (
    <>
      <StepLinks message={messages.petForm.draftElsewhere} steps={unsaved} petId={pet.id} />
      <StepLinks message={messages.generate.onlyFromAnswers} steps={open} petId={pet.id} />
    </>
  );
};

const StepLinks = ({ message, steps, petId }: { message: string; steps: typeof STEPS; petId: string }) =>
  steps.length > 0 && (
    <p className="text-soft">
      {message}{' '}
      {steps.map(({ step, label }, index) => (
        <span key={step}>
          {index > 0 && <span>, </span>}
          <Link to={paths.form(step, petId)} className="text-link">
            {label}
          </Link>
        </span>
      ))}
    </p>
  );

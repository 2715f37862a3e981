import { messages } from '@pawsume/contract/messages';
import type { ReactNode } from 'react';
import { ownerDraft, ownerDraftKey } from '~/api/owner-draft.ts';
import { readFromDevice } from '~/lib/device-store.ts';
import { type FormStep, paths } from '~/paths.ts';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { type Step, Stepper } from '~/ui/stepper.tsx';
import { FormAndPage } from './live-page/form-and-page.tsx';
import type { TypedPage } from './live-page/typed-page.ts';
import type { Pet } from './load-step.ts';
import { minutesOf, STEPS, titleOf } from './steps.ts';

interface Props {
  step: FormStep;
  pet?: Pet | undefined;
  /** The page that the step fills in, where there is one. */
  page?: TypedPage | 'coming' | undefined;
  children: ReactNode;
}

/** Stepper, card and heading around a step, and beside them its page. */
export const StepFrame = ({ page, ...step }: Props) =>
  page ? (
    <FormAndPage step={step.step} page={page}>
      <StepCard {...step} />
    </FormAndPage>
  ) : (
    <StepCard {...step} />
  );

const StepCard = ({ step, pet, children }: Omit<Props, 'page'>) => (
  <>
    <Stepper label="Steps of the pet form" steps={stepsOf(step, pet)} />
    <Card className="grid gap-8">
      <PageHeader title={titleOf(step)} eyebrow={eyebrowOf(step, pet)} />
      {children}
    </Card>
  </>
);

const eyebrowOf = (step: FormStep, pet: Pet | undefined): string =>
  [`Step ${step} of ${STEPS.length}`, pet?.progress?.pet_name, timeOf(step)].filter(Boolean).join(' · ');

const timeOf = (step: FormStep): string => messages.petForm.takes(minutesOf(step));

/** Gone on from on this device, or behind a résumé that was made of the pet on any. */
const hasOwner = (pet: Pet): boolean =>
  pet.progress?.owner_answered === true || readFromDevice(ownerDraftKey(pet), ownerDraft) !== null;

const stepsOf = (current: FormStep, pet: Pet | undefined): Step[] => {
  const answered = new Set<FormStep>(pet?.progress?.answered_steps);
  if (pet && hasOwner(pet)) answered.add(4);
  return STEPS.map(({ step, label }) => {
    if (step === current) return { label, state: 'current' };
    return { label, state: answered.has(step) ? 'done' : 'todo', to: pet && paths.form(step, pet.id) };
  });
};

import { PageFrame } from '~/features/layout/page-frame.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { loadStep } from '~/features/pet-form/load-step.ts';
import { petIdOrBack } from '~/features/pet-form/pet-id.ts';
import { StepPage, StepShape } from '~/features/pet-form/step-page.tsx';
import { Step3Screen } from '~/features/pet-form/step3/step3-screen.tsx';
import { titleOf } from '~/features/pet-form/steps.ts';
import { deferAfter, SKELETON_MS } from '~/lib/defer-after.ts';
import { pageTitle } from '~/lib/page-title.ts';
import type { Route } from './+types/form3';

export const meta = () => pageTitle(titleOf(3));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  deferAfter(SKELETON_MS, loadStep(petIdOrBack(request, 2), 3));

export const HydrateFallback = () => (
  <PageFrame width="form">
    <StepShape step={3} />
  </PageFrame>
);

export default function Form3({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <StepPage step={3} loaded={loaded}>
        {(ready) => <Step3Screen key={ready.pet.id} loaded={ready} />}
      </StepPage>
    </PageShell>
  );
}

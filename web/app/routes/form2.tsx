import { PageFrame } from '~/features/layout/page-frame.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { loadStep } from '~/features/pet-form/load-step.ts';
import { petIdOrBack } from '~/features/pet-form/pet-id.ts';
import { StepPage, StepShape } from '~/features/pet-form/step-page.tsx';
import { Step2Screen } from '~/features/pet-form/step2/step2-screen.tsx';
import { titleOf } from '~/features/pet-form/steps.ts';
import { deferAfter, SKELETON_MS } from '~/lib/defer-after.ts';
import { pageTitle } from '~/lib/page-title.ts';
import type { Route } from './+types/form2';

export const meta = () => pageTitle(titleOf(2));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  deferAfter(SKELETON_MS, loadStep(petIdOrBack(request, 1), 2));

export const HydrateFallback = () => (
  <PageFrame width="form">
    <StepShape step={2} />
  </PageFrame>
);

export default function Form2({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <StepPage step={2} loaded={loaded}>
        {(ready) => <Step2Screen key={ready.pet.id} loaded={ready} />}
      </StepPage>
    </PageShell>
  );
}

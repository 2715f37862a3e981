import { PageFrame } from '~/features/layout/page-frame.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { loadStepOrNone } from '~/features/pet-form/load-step.ts';
import { petIdIn } from '~/features/pet-form/pet-id.ts';
import { StepPage, StepShape } from '~/features/pet-form/step-page.tsx';
import { Step5Screen } from '~/features/pet-form/step5/step5-screen.tsx';
import { titleOf } from '~/features/pet-form/steps.ts';
import { deferAfter, SKELETON_MS } from '~/lib/defer-after.ts';
import { pageTitle } from '~/lib/page-title.ts';
import type { Route } from './+types/form5';

export const meta = () => pageTitle(titleOf(5));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  deferAfter(SKELETON_MS, loadStepOrNone(petIdIn(request)));

export const HydrateFallback = () => (
  <PageFrame width="form">
    <StepShape step={5} />
  </PageFrame>
);

export default function Form5({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <StepPage step={5} loaded={loaded}>
        {(ready) =>
          ready.kind === 'pet' ? <Step5Screen key={ready.pet.id} loaded={ready} /> : <Step5Screen key="none" />
        }
      </StepPage>
    </PageShell>
  );
}

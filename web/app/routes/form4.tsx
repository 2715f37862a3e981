import { PageFrame } from '~/features/layout/page-frame.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { loadOwner } from '~/features/pet-form/load-step.ts';
import { petIdIn } from '~/features/pet-form/pet-id.ts';
import { StepPage, StepShape } from '~/features/pet-form/step-page.tsx';
import { Step4Screen } from '~/features/pet-form/step4/step4-screen.tsx';
import { titleOf } from '~/features/pet-form/steps.ts';
import { deferAfter, SKELETON_MS } from '~/lib/defer-after.ts';
import { pageTitle } from '~/lib/page-title.ts';
import type { Route } from './+types/form4';

export const meta = () => pageTitle(titleOf(4));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  deferAfter(SKELETON_MS, loadOwner(petIdIn(request)));

export const HydrateFallback = () => (
  <PageFrame width="form">
    <StepShape step={4} />
  </PageFrame>
);

export default function Form4({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <StepPage step={4} loaded={loaded}>
        {(ready) => <Step4Screen key={ready.pet?.id ?? 'new'} loaded={ready} />}
      </StepPage>
    </PageShell>
  );
}

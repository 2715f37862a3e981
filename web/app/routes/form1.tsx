import { PageShell } from '~/features/layout/page-shell.tsx';
import { loadStepOrNew } from '~/features/pet-form/load-step.ts';
import { petIdIn } from '~/features/pet-form/pet-id.ts';
import { StepPage } from '~/features/pet-form/step-page.tsx';
import { Step1Screen } from '~/features/pet-form/step1/step1-screen.tsx';
import { titleOf } from '~/features/pet-form/steps.ts';
import { deferAfter, SKELETON_MS } from '~/lib/defer-after.ts';
import { pageTitle } from '~/lib/page-title.ts';
import type { Route } from './+types/form1';

export const meta = () => pageTitle(titleOf(1));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  deferAfter(SKELETON_MS, loadStepOrNew(petIdIn(request)));

export default function Form1({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <StepPage step={1} loaded={loaded}>
        {(ready) => <Step1Screen key={ready.kind === 'pet' ? ready.pet.id : 'new'} loaded={ready} />}
      </StepPage>
    </PageShell>
  );
}

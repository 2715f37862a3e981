import { messages } from '@pawsume/contract/messages';
import { useRevalidator } from 'react-router';
import { AuthScreen } from '~/features/auth/auth-screen.tsx';
import { PageFrame } from '~/features/layout/page-frame.tsx';
import { PageShell } from '~/features/layout/page-shell.tsx';
import { type FirstStep, loadFirstStep } from '~/features/pet-form/load-first-step.ts';
import { StepPage, StepShape } from '~/features/pet-form/step-page.tsx';
import { Step1Screen } from '~/features/pet-form/step1/step1-screen.tsx';
import { VisitorPortrait } from '~/features/pet-form/step1/visitor-portrait.tsx';
import { WhosePet } from '~/features/pet-form/step1/whose-pet.tsx';
import { titleOf } from '~/features/pet-form/steps.ts';
import { MissingFieldsForm } from '~/features/profile/missing-fields-form.tsx';
import { deferAfter, SKELETON_MS } from '~/lib/defer-after.ts';
import { pageTitle } from '~/lib/page-title.ts';
import { paths } from '~/paths.ts';
import { PortraitCard } from '~/ui/portrait-card.tsx';
import type { Route } from './+types/form1';

export const meta = () => pageTitle(titleOf(1));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => deferAfter(SKELETON_MS, loadFirstStep(request));

export const HydrateFallback = () => (
  <PageFrame width="form">
    <StepShape step={1} />
  </PageFrame>
);

export default function Form1({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <PageShell width="form">
      <StepPage step={1} loaded={loaded}>
        {(ready) => <Shown ready={ready} />}
      </StepPage>
    </PageShell>
  );
}

const Shown = ({ ready }: { ready: FirstStep }) => {
  switch (ready.kind) {
    case 'account':
      return (
        <AuthScreen
          next={paths.keepPet(ready.leadsTo, 'logged-in')}
          purpose={{
            signUp: messages.visitor.createAccount(ready.petName),
            logIn: messages.visitor.logIn(ready.petName),
            explained: messages.visitor.comesAlong,
            portrait: <VisitorPortrait petType={ready.petType} />,
            back: { to: paths.form(1), label: 'Back to the answers' },
          }}
        />
      );
    case 'profile':
      return <AboutYou pet={ready} />;
    case 'whose':
      return <WhosePet petName={ready.petName} username={ready.username} />;
    default:
      return <Step1Screen key={keyOf(ready)} loaded={ready} />;
  }
};

const keyOf = (ready: Parameters<typeof Step1Screen>[0]['loaded']): string => {
  if (ready.kind === 'pet') return ready.pet.id;
  return ready.kind === 'new' ? ready.draftKey : 'visitor';
};

/** The rest of a profile, in the place where a visitor's pet waits for it. */
const AboutYou = ({ pet: { petName, petType, me } }: { pet: Extract<FirstStep, { kind: 'profile' }> }) => {
  const { revalidate } = useRevalidator();
  return (
    <PortraitCard portrait={<VisitorPortrait petType={petType} />}>
      <div className="text-center">
        <h1 className="text-3xl wrap-anywhere">{messages.visitor.aboutYou(petName)}</h1>
        <p className="mt-2 text-soft">{messages.visitor.aboutYouExplained}</p>
      </div>
      <MissingFieldsForm user={me} submit={messages.visitor.keep(petName)} onDone={revalidate} />
    </PortraitCard>
  );
};

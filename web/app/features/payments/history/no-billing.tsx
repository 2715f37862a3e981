import { paths } from '~/paths.ts';
import { Parrot } from '~/ui/art/parrot.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

export const NoBilling = () => (
  <EmptyState
    art={
      <Portrait sky="meadow">
        <Parrot />
      </Portrait>
    }
    title="Nothing paid yet"
    action={<ButtonLink to={paths.buyCredits()}>Buy Credits</ButtonLink>}
  >
    Creating and editing résumés is free. What you pay for downloads will be listed here.
  </EmptyState>
);

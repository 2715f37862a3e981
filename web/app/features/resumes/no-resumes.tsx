import { paths } from '~/paths.ts';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Rabbit } from '~/ui/art/rabbit.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

export const NoResumes = () => (
  <EmptyState
    art={
      <Portrait sky="meadow">
        <Rabbit />
      </Portrait>
    }
    title="No résumé yet"
    action={<ButtonLink to={paths.form(1)}>Create your first résumé</ButtonLink>}
  >
    Tell us about your pet in five short steps, and AI turns it into one honest, beautiful page.
  </EmptyState>
);

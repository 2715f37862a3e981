import { paths } from '~/paths.ts';
import { Dog } from '~/ui/art/dog.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { LinkOverLogin } from './link-over-login.tsx';
import { Section } from './section.tsx';

export const CallToAction = () => (
  <Section id="calltoaction" tone="surface">
    <div className="grid justify-items-center gap-6 text-center">
      <Portrait className="w-36">
        <Dog />
      </Portrait>
      <h2 className="max-w-2xl text-3xl sm:text-4xl">Put your best paw forward</h2>
      <LinkOverLogin to={paths.form(1)} variant="primary">
        Create My Free Pet Résumé Now
      </LinkOverLogin>
    </div>
  </Section>
);

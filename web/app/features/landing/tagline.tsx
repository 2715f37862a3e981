import { paths } from '~/paths.ts';
import { LinkOverLogin } from './link-over-login.tsx';
import { Section } from './section.tsx';

export const Tagline = () => (
  <Section id="tagline" tone="band">
    <div className="grid justify-items-center gap-8 text-center">
      <p className="max-w-3xl font-display text-3xl leading-tight font-semibold text-balance sm:text-4xl">
        Everybody asks about your pet. Now you have the answer on one page.
      </p>
      <LinkOverLogin to={paths.form(1)} variant="on-dark">
        Create Résumé Now!
      </LinkOverLogin>
    </div>
  </Section>
);

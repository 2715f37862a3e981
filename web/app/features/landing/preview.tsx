import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ResumePicture } from './resume-picture.tsx';
import { Section } from './section.tsx';

const POINTS: [title: string, text: string][] = [
  ['True', 'Written only from what you answered. What you leave out stays out.'],
  ['One A4 page', 'All that a reader needs, nothing to leaf through.'],
  ['Yours to edit', 'Change every sentence, as often as you like, for free.'],
];

export const Preview = () => (
  <Section id="preview" tone="paper">
    <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
      <ResumePicture of="gizmo" className="mx-auto -rotate-2 max-lg:order-last" />
      <div>
        <h2 className="text-3xl sm:text-4xl">A page that a stranger trusts</h2>
        <dl className="mt-8 grid gap-6">
          {POINTS.map(([title, text]) => (
            <div key={title} className="border-l-3 border-marigold pl-5">
              <dt className="font-display text-xl font-semibold">{title}</dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={paths.download()} variant="secondary" className="mt-9">
          See a sample
        </ButtonLink>
      </div>
    </div>
  </Section>
);

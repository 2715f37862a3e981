import { Section } from './section.tsx';
import { FormPicture, PagePicture, WritingPicture } from './step-pictures.tsx';

const STEPS = [
  {
    title: 'Fill out a simple form about your pet',
    text: 'Five short steps. Skip what does not apply.',
    Picture: FormPicture,
  },
  {
    title: 'The AI turns it into a professional résumé',
    text: 'Change every sentence, as often as you like, for free.',
    Picture: WritingPicture,
  },
  { title: 'Download and share anytime', text: 'As a PDF, by e-mail or on paper.', Picture: PagePicture },
];

export const HowItWorks = () => (
  <Section id="howitworks" tone="surface" title="How Does it Work?">
    <ol className="grid gap-2.5 lg:grid-cols-3 lg:gap-5">
      {STEPS.map(({ title, text, Picture }, index) => (
        <li
          key={title}
          className="flex items-center gap-4 rounded-3xl border border-transparent bg-paper px-4 py-3 lg:flex-col lg:items-start lg:p-7"
        >
          <Picture />
          <div>
            <h3 className="text-base leading-snug sm:text-lg lg:text-2xl">
              <span className="sr-only">Step </span>
              {index + 1}. {title}
            </h3>
            <p className="leading-snug text-soft lg:leading-normal lg:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

import { Section } from './section.tsx';

const STEPS = [
  { title: 'Fill out a simple form about your pet', text: 'Five short steps. Skip what does not apply.' },
  { title: 'The AI turns it into a professional résumé', text: 'From your answers alone, ready in moments.' },
  { title: 'Download and share anytime', text: 'As a PDF, by e-mail or on paper.' },
];

export const HowItWorks = () => (
  <Section id="howitworks" tone="surface" title="How Does it Work?">
    <ol className="grid gap-5 lg:grid-cols-3">
      {STEPS.map(({ title, text }, index) => (
        <li key={title} className="rounded-3xl border border-transparent bg-paper p-7">
          <p className="grid size-12 place-items-center rounded-full bg-marigold font-display text-2xl font-semibold text-night">
            <span className="sr-only">Step </span>
            {index + 1}
          </p>
          <h3 className="mt-5 text-2xl">{title}</h3>
          <p className="mt-2 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

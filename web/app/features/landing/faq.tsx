import { Plus } from '../../ui/icons.tsx';
import { type Question, questions } from './questions.ts';
import { Section } from './section.tsx';

export const Faq = () => (
  <Section id="faq" tone="paper" title="Frequently Asked Questions">
    {/* The footer's link of the specification is in the plural. */}
    <div id="faqs" className="mx-auto grid max-w-3xl gap-2.5">
      {questions().map((item) => (
        <Item key={item.question} {...item} />
      ))}
    </div>
  </Section>
);

const Item = ({ question, answer }: Question) => (
  <details className="group rounded-2xl border border-transparent bg-surface shadow-card">
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-2xl px-5 py-2 hover:bg-leaf-tint sm:min-h-14 [&::-webkit-details-marker]:hidden">
      <h3 className="text-base sm:text-xl">{question}</h3>
      <Plus aria-hidden className="size-5 shrink-0 text-leaf transition-transform group-open:rotate-45" />
    </summary>
    <div className="grid gap-2 px-5 pt-1 pb-5 text-soft">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </details>
);

import type { ComponentProps, ReactNode } from 'react';
import { tabTitle } from '~/lib/page-title.ts';
import { Card } from '~/ui/card.tsx';
import type { OutcomeText } from './outcome-text.ts';

interface Props {
  mark: ReactNode;
  text: OutcomeText;
  /** What else there is to know, a sentence each. */
  notes?: readonly string[];
  /** What is heard of pointers over the card. */
  over?: ComponentProps<typeof Card>;
  /** Where to go from here. */
  children: ReactNode;
}

/** Where the browser arrives after the provider's page. What is new is read out. */
export const AfterPayment = ({ mark, text: { title, message }, notes = [], over, children }: Props) => (
  <Card {...over} className="mt-6 grid justify-items-center gap-5 text-center">
    <title>{tabTitle(title)}</title>
    {mark}
    {/* Room for a note that comes with the answer: the way on stays where it is. */}
    <div aria-live="polite" className="grid min-h-56 w-full content-start gap-3 sm:min-h-48">
      <h1 className="text-3xl">{title}</h1>
      <p key={message} className="text-soft">
        {message}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
    {children}
  </Card>
);

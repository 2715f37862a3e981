import { type ReactNode, useId } from 'react';
import { PageHeader } from '~/ui/page-header.tsx';

interface Props {
  title: string;
  /** What it comes down to, in a sentence or two. */
  inShort: string;
  /** The day it was last changed, as ISO 8601. */
  since: string;
  children: ReactNode;
}

/** A page of plain words in short parts. */
export const LegalPage = ({ title, inShort, since, children }: Props) => (
  <article className="grid gap-9">
    <PageHeader title={title}>{inShort}</PageHeader>
    {children}
    <p className="text-soft">
      In force since <time dateTime={since}>{DAY.format(new Date(since))}</time>.
    </p>
  </article>
);

// The same wherever it is read: the page is made once, before anybody's browser is known.
const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid max-w-prose gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
};

export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-5">{children}</ul>
);

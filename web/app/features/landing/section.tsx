import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';
import type { Section as SectionName } from '~/paths.ts';

const TONES = { paper: 'bg-paper', surface: 'bg-surface', band: 'bg-band text-white' } as const;

interface Props {
  id: SectionName;
  tone: keyof typeof TONES;
  title?: string;
  children: ReactNode;
  className?: string;
}

/** One band of the landing page, with the anchor that links lead to. */
export const Section = ({ id, tone, title, children, className }: Props) => (
  <section
    id={id}
    aria-labelledby={title ? `${id}-title` : undefined}
    className={cx('px-4 py-8 sm:px-6 sm:py-24', TONES[tone], className)}
  >
    <div className="mx-auto max-w-6xl">
      {title && (
        <h2 id={`${id}-title`} className="mb-5 text-center text-3xl sm:mb-12 sm:text-4xl">
          {title}
        </h2>
      )}
      {children}
    </div>
  </section>
);

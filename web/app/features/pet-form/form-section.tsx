import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One line that helps to an honest answer. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A few questions that belong together. */
export const FormSection = ({ title, intro, children }: Props) => (
  <section className="grid gap-6 border-t border-line pt-7 first:border-t-0 first:pt-0">
    <div>
      <h2 className="text-xl">{title}</h2>
      {intro && <p className="mt-1 max-w-prose text-soft">{intro}</p>}
    </div>
    {children}
  </section>
);

/** Two short fields side by side where there is room, their labels and controls each at one height. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 sm:grid-cols-2 sm:gap-x-5 sm:*:row-span-2 sm:*:grid-rows-subgrid">{children}</div>
);

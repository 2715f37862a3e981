import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A link or button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, action, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};

import { Link } from 'react-router';
import { cx } from '~/lib/cx.ts';
import { Check } from './icons.tsx';

export interface Step {
  label: string;
  state: 'done' | 'current' | 'todo';
  /** Where the step is; without it the step cannot be gone to. */
  to?: string | undefined;
}

interface Props {
  /** What the steps lead through, for screen readers. */
  label: string;
  steps: readonly Step[];
}

/** Where somebody is on a way of several screens. On a phone only the current step shows its name. */
export const Stepper = ({ label, steps }: Props) => (
  <nav aria-label={label}>
    <ol className="flex">
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={cx(
            'relative flex flex-1 justify-center before:absolute before:top-5 before:right-1/2 before:h-0.5 before:w-full',
            'first:before:hidden',
            isOpen(step) || isOpen(steps[index - 1]) ? 'before:bg-line' : 'before:bg-leaf',
          )}
        >
          <StepMark step={step} number={index + 1} />
        </li>
      ))}
    </ol>
  </nav>
);

const isOpen = (step: Step | undefined): boolean => step?.state === 'todo';

const CIRCLE = {
  done: 'border-leaf bg-leaf text-on-leaf',
  current:
    'border-marigold bg-marigold text-night ring-4 ring-marigold/30 forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  todo: 'border-line bg-surface text-soft',
} as const;

const StepMark = ({ step, number }: { step: Step; number: number }) => {
  const { label, state, to } = step;
  const inside = (
    <>
      <span className={cx('grid size-10 place-items-center rounded-full border-2 font-semibold', CIRCLE[state])}>
        {state === 'done' ? <Check aria-hidden strokeWidth={3} className="size-4.5" /> : <span>{number}</span>}
      </span>
      <span
        className={cx(
          'text-[0.9375rem] leading-tight',
          state === 'current' ? 'font-semibold text-ink' : 'max-sm:sr-only',
        )}
      >
        <span>{label}</span>
        {state === 'done' && <span className="sr-only">, done</span>}
      </span>
    </>
  );
  const style = 'relative z-10 grid min-w-11 justify-items-center gap-2 rounded-xl text-center text-soft';
  return to === undefined ? (
    <span className={style} aria-current={state === 'current' ? 'step' : undefined}>
      {inside}
    </span>
  ) : (
    // Fetched now, the way is open also when the connection is lost by then.
    <Link
      to={to}
      prefetch="render"
      className={cx(style, 'hover:text-ink')}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {inside}
    </Link>
  );
};

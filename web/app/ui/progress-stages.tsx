import { cx } from '~/lib/cx.ts';
import { Check } from './icons.tsx';
import { Spinner } from './spinner.tsx';

interface Props {
  label: string;
  stages: readonly string[];
  /** Index of the stage under way; `stages.length` when all is done. */
  current: number;
}

/** Long work in a few named stages; each is read out when it begins. */
export const ProgressStages = ({ label, stages, current }: Props) => (
  <div>
    <p role="status" className="sr-only">
      {`${label}: ${stages[current] ?? 'done'}`}
    </p>
    <ol aria-label={label} className="grid gap-3">
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'flex items-center gap-3',
            index > current && 'text-soft',
            index === current && 'font-semibold forced-colors:underline',
          )}
        >
          <StageMark state={Math.sign(index - current)} />
          <span>{stage}</span>
        </li>
      ))}
    </ol>
  </div>
);

const StageMark = ({ state }: { state: number }) => {
  if (state === 0) return <Spinner className="size-6 text-leaf" />;
  const done = state < 0;
  return (
    <span
      className={cx(
        'grid size-6 place-items-center rounded-full border-2',
        done ? 'border-leaf bg-leaf text-on-leaf forced-colors:border-[Highlight]' : 'border-edge',
      )}
    >
      {done && <Check aria-hidden strokeWidth={3} className="size-3.5" />}
    </span>
  );
};

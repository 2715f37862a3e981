import type { DayNumbers, Numbers } from '@pawsume/contract/numbers';
import { Bars } from './bars.tsx';
import { changeOf, type Measure } from './measures.ts';
import type { Stretch } from './stretches.ts';

interface Props {
  measure: Measure;
  numbers: Numbers;
  stretches: readonly Stretch[];
}

/** One thing that is counted: how much, how much before, and when. */
export const MeasureCard = ({ measure, numbers: { total, before, days }, stretches }: Props) => {
  const { label, of, format } = measure;
  const change = changeOf(of(total), of(before));
  return (
    <li className="grid content-between gap-4 rounded-3xl bg-surface p-5 shadow-card forced-colors:border">
      <div>
        <h2 className="text-[0.9375rem] font-semibold text-soft">{label}</h2>
        <p className="font-display text-3xl tabular-nums">{format(of(total))}</p>
        <p className="text-[0.9375rem] text-soft tabular-nums">
          {change && <strong className="text-ink">{change}</strong>}{' '}
          <span>
            {format(of(before))} in the {days.length} days before
          </span>
        </p>
      </div>
      <Bars label={label} format={format} bars={stretches.map((stretch) => barOf(measure, stretch))} />
    </li>
  );
};

const barOf = ({ of, format, parts }: Measure, stretch: Stretch) => {
  const value = stretch.numbers.reduce((sum, day) => sum + of(day), 0);
  return {
    name: stretch.name,
    value,
    text: [format(value), made(parts, stretch.numbers)].filter(Boolean).join(' · '),
  };
};

const made = (parts: Measure['parts'], [only, ...others]: readonly DayNumbers[]): string =>
  parts && only && others.length === 0 ? parts(only) : '';

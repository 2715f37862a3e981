import { type PointerEvent, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { focusInside } from '~/ui/control-style.ts';

interface Bar {
  /** Which days it stands for. */
  name: string;
  value: number;
  /** The value in words. */
  text: string;
}

interface Props {
  label: string;
  bars: readonly Bar[];
  /** How the largest value is written. */
  format: (value: number) => string;
}

const HEIGHT = 100;
const WIDTH = 10;
const GAP = 2;

/** Bars of one thing over time. Each value is read by pointing at it, with the arrow keys, or by touch. */
export const Bars = ({ label, bars, format }: Props) => {
  const last = bars.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const most = Math.max(...bars.map(({ value }) => value));
  const choose = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * bars.length))));
  };
  const told = bars[at] ? `${bars[at].name}: ${bars[at].text}` : '';
  return (
    <div className="grid gap-1.5 text-[0.9375rem] tabular-nums">
      <p aria-hidden className="flex min-h-6 items-baseline justify-between gap-3">
        <span className="font-semibold">{told}</span>
        {most > 0 && <span className="text-soft whitespace-nowrap">most {format(most)}</span>}
      </p>
      <label
        onPointerMove={choose}
        onPointerDown={choose}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(null)}
        className={cx('relative block cursor-crosshair touch-pan-y rounded-lg select-none', focusInside)}
      >
        <input
          type="range"
          aria-label={`${label}, bar by bar`}
          min={0}
          max={last}
          value={at}
          aria-valuetext={told}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
          // As large as what it chooses from, which then comes into sight with it.
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <svg
          aria-hidden
          viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-28 w-full border-y border-line"
        >
          {bars.map(({ name, value }, index) => {
            const height = most > 0 ? (Math.max(value, 0) / most) * HEIGHT : 0;
            return (
              <g key={name} className={index === at ? 'fill-marigold' : 'fill-leaf'}>
                {index === at && (
                  <rect x={index * WIDTH} y={0} width={WIDTH} height={HEIGHT} className="fill-marigold-tint" />
                )}
                <rect x={index * WIDTH + GAP / 2} y={HEIGHT - height} width={WIDTH - GAP} height={height} />
              </g>
            );
          })}
        </svg>
      </label>
      <p aria-hidden className="flex justify-between gap-3 text-soft">
        <span>{bars[0]?.name}</span>
        <span>{bars[last]?.name}</span>
      </p>
    </div>
  );
};

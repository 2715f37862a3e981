import { ChevronDown } from '../../../ui/icons.tsx';
import type { Measure } from './measures.ts';
import type { Stretch } from './stretches.ts';

interface Props {
  measures: readonly Measure[];
  stretches: readonly Stretch[];
}

/** The same numbers as a table, the newest first. */
export const NumbersTable = ({ measures, stretches }: Props) => (
  <details className="group min-w-0 rounded-3xl bg-surface shadow-card forced-colors:border">
    <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-3xl px-5 font-semibold [&::-webkit-details-marker]:hidden">
      Show as table
      <ChevronDown aria-hidden className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
    </summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
    <section aria-label="Numbers as a table" tabIndex={0} className="overflow-x-auto rounded-b-3xl px-5 pb-5">
      <table className="w-full text-right tabular-nums">
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              Day
            </th>
            {measures.map(({ label }) => (
              <th key={label} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap last:pr-0">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {stretches.toReversed().map((stretch) => (
            <tr key={stretch.from}>
              <th scope="row" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
                {stretch.name}
              </th>
              {measures.map(({ label, of, format }) => (
                <td key={label} className="px-3 py-2 whitespace-nowrap last:pr-0">
                  {format(stretch.numbers.reduce((sum, day) => sum + of(day), 0))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);

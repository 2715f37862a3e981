import { NUMBER_SPANS } from '@pawsume/contract/numbers';
import { Link } from 'react-router';
import { cx } from '~/lib/cx.ts';
import { pathOf, type View } from '../dashboard-view.ts';

/** How many days are looked at. */
export const SpanLinks = ({ view }: { view: View }) => (
  <nav aria-label="How many days" className="flex items-center gap-3">
    <div className="flex rounded-full bg-surface p-1 shadow-card forced-colors:border">
      {NUMBER_SPANS.map((days) => {
        const isChosen = days === view.days;
        return (
          <Link
            key={days}
            to={pathOf({ tab: 'numbers', days })}
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className={cx(
              'inline-flex min-h-11 min-w-11 items-center rounded-full px-3.5 font-semibold transition-colors sm:px-5',
              isChosen ? 'bg-leaf text-on-leaf forced-colors:underline' : 'hover:bg-leaf-tint',
            )}
          >
            {days}
            <span className="sr-only"> days</span>
          </Link>
        );
      })}
    </div>
    <span aria-hidden>days</span>
  </nav>
);

import { useNavigate } from 'react-router';
import { cx } from '~/lib/cx.ts';
import { pathOf, type View } from './dashboard-view.ts';
import { JumpToPage } from './jump-to-page.tsx';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  view: View;
  last: number;
}

/** Only where there is more than one page. */
export const PageButtons = ({ view, last }: Props) =>
  last === 1 ? null : (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 tabular-nums">
      <div className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1.5">
        {pageNumbers(view.page, last).map((page, index, pages) =>
          page === null ? (
            <span key={`after ${pages[index - 1]}`} aria-hidden className="px-1 text-soft">
              …
            </span>
          ) : (
            <PageButton key={page} view={view} page={page} />
          ),
        )}
      </div>
      {pageNumbers(1, last).includes(null) && <JumpToPage view={view} last={last} />}
    </nav>
  );

const PageButton = ({ view, page }: { view: View; page: number }) => {
  const navigate = useNavigate();
  const current = page === view.page;
  return (
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      onClick={() => navigate(pathOf({ ...view, page }))}
      className={cx(
        'min-h-11 min-w-11 rounded-full px-2 font-semibold transition-colors',
        current ? 'bg-leaf text-on-leaf forced-colors:underline' : 'hover:bg-leaf-tint',
      )}
    >
      {page}
    </button>
  );
};

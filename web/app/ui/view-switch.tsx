import { cx } from '~/lib/cx.ts';

interface Props<View extends string> {
  views: readonly View[];
  view: View;
  onView: (view: View) => void;
  /** Nothing is there yet to choose from. */
  disabled?: boolean;
}

/** Chooses which of two things is seen where there is no room for both. It stays in sight. */
export const ViewSwitch = <View extends string>({ views, view, onView, disabled = false }: Props<View>) => (
  <div data-view-switch className="sticky top-2 z-20 tall:top-19">
    {/* What is scrolled away does not look out above it and beside it. */}
    <span
      aria-hidden
      className="pointer-events-none absolute -inset-x-4 -top-5 -bottom-4 bg-linear-to-b from-paper from-80% to-transparent"
    />
    <div className="relative grid grid-cols-2 gap-1 rounded-full border border-line bg-surface p-1 shadow-card">
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          disabled={disabled}
          onClick={() => onView(each)}
          className={cx(
            // Where it is, it is in sight: whoever takes it scrolls nothing.
            'min-h-11 -scroll-mt-16 rounded-full font-semibold disabled:opacity-60',
            view === each &&
              'bg-leaf text-on-leaf forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
          )}
        >
          {each}
        </button>
      ))}
    </div>
  </div>
);

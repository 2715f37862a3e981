/** One look for everything that is typed into or chosen from. */
export const controlStyle =
  'min-h-12 w-full rounded-xl border border-edge bg-surface px-3.5 py-2.5 text-ink transition-colors ' +
  'placeholder:text-soft hover:border-ink aria-invalid:border-2 aria-invalid:border-rose disabled:opacity-60';

/** Around what shows for a control that is not seen itself: as focus is shown everywhere. */
export const focusInside =
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold-text';

/** The first stop of the Tab key: past the navigation, to the page itself. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only rounded-full bg-leaf px-5 py-2.5 font-semibold text-on-leaf focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-50"
  >
    Skip to content
  </a>
);

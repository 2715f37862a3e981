/** What the build writes into a page to start the app in it. */
const START = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/;

/** Signs that somebody is there. Up to then links are links, and menus and questions open by the browser alone. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const waiting = (file: string): string => `
const signs = ${JSON.stringify(SIGNS)};
const start = (event) => {
  // Browsers tell of a pointer that rests as of one that moves by nothing.
  if (event?.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
  for (const sign of signs) removeEventListener(sign, start, true);
  import(${JSON.stringify(file)});
};
// Who is logged in finds other links in the page.
if (document.documentElement.hasAttribute('data-session')) start();
else for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
`;

export interface LatePage {
  html: string;
  /** The script that starts the app: to be served as `file`. */
  script: string;
}

/** A page that is only to be read at first: its app starts once its reader moves. `file` is where its script will be. */
export const startLate = (html: string, file: string): LatePage => {
  const [, , script] = START.exec(html) ?? [];
  if (script === undefined) throw new Error('The page does not start its app as the build of this version does.');
  return { script, html: html.replace(START, (_all, open, _script, close) => open + waiting(file) + close) };
};

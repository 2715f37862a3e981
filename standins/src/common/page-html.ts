import escapeHtml from 'escape-html';

/** Colours of the page and of its main button, by light and by dark. */
export interface PageColours {
  paper: string;
  go: string;
  goInk: string;
}

export interface PageLook {
  /** Whose place the page takes. */
  provider: string;
  /** What is not real here. */
  note?: string;
  light: PageColours;
  dark: PageColours;
  /** Beside what every page has. */
  style?: string;
}

const styleOf = ({ light, dark, style = '' }: PageLook): string => `
:root { color-scheme: light dark; --paper: ${light.paper}; --card: #fff; --ink: #1a2030; --soft: #566075; --line: #d9dde6;
  --go: ${light.go}; --go-ink: ${light.goInk}; --note: #fff4d6; --note-ink: #5c4300; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --paper: ${dark.paper}; --card: #1b202b; --ink: #eef0f6; --soft: #a7b0c3;
  --line: #343b4b; --go: ${dark.go}; --go-ink: ${dark.goInk}; --note: #3a2f10; --note-ink: #ffe3a1; --bad: #ffb4ab; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
.note { margin: 0; padding: .75rem 1rem; background: var(--note); color: var(--note-ink); text-align: center; }
main { max-width: 28rem; margin: 2.5rem auto; padding: 0 1rem; }
.card { padding: 2rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
h1 { margin: 0 0 1.25rem; font-size: 1.05rem; font-weight: 600; color: var(--soft); }
.amount { margin: 0 0 1.5rem; font-size: 2.5rem; font-weight: 700; line-height: 1.1; overflow-wrap: anywhere; }
ul { margin: 0 0 1.5rem; padding: 0; list-style: none; border-block: 1px solid var(--line); }
li { display: flex; gap: 1rem; justify-content: space-between; padding: .75rem 0; overflow-wrap: anywhere; }
li span:last-child { white-space: nowrap; color: var(--soft); }
.error { padding: .75rem 1rem; border: 1px solid var(--bad); border-radius: .5rem; color: var(--bad); }
form { display: grid; gap: .75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 1px solid var(--line);
  border-radius: .6rem; background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
button.go { border-color: var(--go); background: var(--go); color: var(--go-ink); }
button:hover, .button:hover { filter: brightness(.95); text-decoration: underline; }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
.small { margin: 1.25rem 0 0; color: var(--soft); font-size: .9rem; }
${style}`;

/** A whole page around `content`, which is HTML already. */
export const pageHtml = (look: PageLook, title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${styleOf(look)}</style>
</head>
<body>
<header class="note"><strong>Stand-in for ${escapeHtml(look.provider)}:</strong> ${escapeHtml(look.note ?? 'no real money moves.')}</header>
<main><div class="card">
${content}
</div></main>
</body>
</html>
`;

/** A page that has something to say and nothing to choose; `rest` is HTML already. */
export const noticeHtml = (look: PageLook, { heading, text }: { heading: string; text: string }, rest = ''): string =>
  pageHtml(look, heading, `<h1>${escapeHtml(heading)}</h1>\n<p>${escapeHtml(text)}</p>\n${rest}`);

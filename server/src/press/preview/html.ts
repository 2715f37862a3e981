import { PAPER_SIZES } from '@pawsume/contract/page-settings';
import escapeHtml from 'escape-html';
import { confirmedLines } from '../confirmed-lines.ts';
import type { Entry, ResumePage, Section } from '../page.ts';
import { unbroken } from '../type/printable.ts';

const escaped = (text: string): string => escapeHtml(unbroken(text));

const styleOf = ({ width, height }: { width: number; height: number }) => `
  html, body { margin: 0; background: #fff; }
  .page { position: relative; width: 100%; max-width: ${width}mm; aspect-ratio: ${width} / ${height}; margin: 0 auto; overflow: hidden; }
  .page img { display: block; width: 100%; height: 100%; }
  .text { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

const tag = (name: string, text: string): string => (text ? `<${name}>${escaped(text)}</${name}>` : '');

const pairs = (items: { label: string; value: string }[]): string =>
  items.length > 0 ? `<dl>${items.map(({ label, value }) => tag('dt', label) + tag('dd', value)).join('')}</dl>` : '';

const list = (items: string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => tag('li', item)).join('')}</ul>` : '';

const entryText = (entry: Entry): string => {
  if (entry.kind === 'paragraph') return tag('p', entry.text);
  if (entry.kind === 'fact') return tag('p', `${entry.label}: ${entry.text}`);
  const { role, name, contact, confirmed } = entry;
  const said = confirmed ? Object.values(confirmedLines(confirmed)) : [];
  return tag('p', [role, name, contact].filter(Boolean).join(' · ')) + said.map((line) => tag('p', line)).join('');
};

const sectionText = ({ title, entries }: Section): string => tag('h2', title) + entries.map(entryText).join('');

const contactText = ({ contact }: ResumePage): string =>
  contact ? tag('h2', contact.title) + tag('p', contact.name) + pairs(contact.lines) : '';

/** The whole text of a page for those who cannot see its picture, with the same headings. */
const writeText = (page: ResumePage): string =>
  [
    tag('p', page.kicker),
    tag('h1', page.name),
    tag('p', page.oneLiner),
    pairs(page.facts),
    list(page.chips.map(({ text }) => text)),
    ...page.sections.filter(({ entries }) => entries.length > 0).map(sectionText),
    contactText(page),
    tag('p', page.footer.note),
    tag('p', page.footer.link?.hint ?? ''),
    tag('p', page.footer.link?.code ?? ''),
  ].join('');

/**
 * The preview as a document of its own: the watermarked picture in its sheet's proportions, at most as wide as that is,
 * and its text for screen readers. No script, nothing fetched; holds under `default-src 'none'; style-src
 * 'unsafe-inline'; img-src data:`.
 */
export const previewHtml = ({ page, picture }: { page: ResumePage; picture: Uint8Array }): string => {
  const sheet = PAPER_SIZES[page.look.paper];
  return `<!doctype html>
<html lang="${escaped(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)}</title>
<style>${styleOf(sheet)}</style>
</head>
<body>
<main class="page">
<img src="data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}" alt="" width="${Math.round(sheet.width)}" height="${Math.round(sheet.height)}">
<div class="text">${writeText(page)}</div>
</main>
</body>
</html>
`;
};

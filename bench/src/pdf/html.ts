import type { Entry, ResumePage, Section } from '@pawsume/server/press/page';
import { HOUSE_FONTS } from '@pawsume/server/press/type/fonts';
import type { Content } from './content.ts';

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const entryHtml = (entry: Entry): string => {
  switch (entry.kind) {
    case 'paragraph':
      return `<p>${escaped(entry.text)}</p>`;
    case 'fact':
      return `<dl class="${entry.tone}"><dt>${escaped(entry.label)}</dt><dd>${escaped(entry.text)}</dd></dl>`;
    case 'reference':
      return `<p><b>${escaped(entry.role)}</b> · ${escaped(entry.name)}<br>${escaped(entry.contact)}</p>`;
  }
};

const column = (sections: Section[]): string =>
  sections
    .map(({ title, entries }) => `<section><h2>${escaped(title)}</h2>${entries.map(entryHtml).join('')}</section>`)
    .join('');

const contact = ({ contact, footer }: ResumePage): string => {
  const lines = contact?.lines.map(
    ({ label, value }) => `<p><small>${escaped(label)}</small><b>${escaped(value)}</b></p>`,
  );
  const meet = contact ? `<h2>${escaped(contact.title)}</h2><p>${escaped(contact.name)}</p>${lines?.join('')}` : '';
  return `<footer>${meet}<hr><span>${escaped(footer.note)}</span><span>${escaped(footer.mark)}</span></footer>`;
};

// The product's own four faces, so that both embed the same letters.
const faces = HOUSE_FONTS.map(({ family, path }) => {
  const style = path.includes('Italic') ? 'italic' : 'normal';
  const weight = /(\d00)/.exec(path)?.[1] ?? '400';
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:url('file://${path}')}`;
}).join('\n');

const STYLE = `${faces}
@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:7pt/1.3 'Source Sans 3';color:#1f2a26;width:210mm;height:297mm;
overflow:hidden;display:flex;flex-direction:column}header{background:#fbf7f0;padding:10mm 16mm;display:grid;grid-template-columns:44mm 1fr;gap:8mm;
border-radius:0 0 50% 50%/0 0 6mm 6mm}img{width:43mm;height:43mm;border-radius:50%;border:1mm solid #fff;box-shadow:0 0 0 .3mm #e5dccb}
h1{font:600 28pt Fraunces;margin:0}h2{font:600 11pt Fraunces;color:#1f5b45;margin:0 0 1mm}.line{font:italic 500 12pt Fraunces;color:#1f5b45}
.facts{grid-column:1/-1;display:flex;background:#fff;border:.3mm solid #e5dccb;border-radius:3mm;padding:3mm 6mm;gap:6mm}
.facts small{display:block;letter-spacing:.1em;text-transform:uppercase}b,dt,.chip{font-weight:600}.chips{padding:4mm 16mm 0;display:flex;flex-wrap:wrap;gap:2mm}
.chip{background:#e3eee7;border-radius:3mm;padding:.6mm 3mm}.chip.caution,dl.caution{background:#fdebcf}main{flex:1;min-height:0;overflow:hidden;display:grid;
grid-template-columns:1fr 62mm;gap:8mm;padding:4mm 16mm}aside{background:#fbf7f0;border-radius:5mm;padding:5mm}dl{display:grid;grid-template-columns:30mm 1fr;margin:0;
border-radius:2mm}dd{margin:0}footer{background:#1f5b45;color:#fff;padding:6mm 16mm;display:flex;flex-wrap:wrap;gap:6mm}footer h2{color:#fff}footer small{display:block}`;

/** The same page in HTML: content, fonts, colours and parts as the press sets them. */
export const html = ({
  page,
  photo,
}: Content): string => `<!doctype html><html lang="en"><title>${escaped(page.title)}</title>
<style>${STYLE}</style>
<header><img alt="${escaped(page.photoAlt)}" src="data:image/jpeg;base64,${photo.toString('base64')}">
<div><p>${escaped(page.kicker)}</p><h1>${escaped(page.name)}</h1><p class="line">${escaped(page.oneLiner)}</p></div>
<div class="facts">${page.facts.map(({ label, value }) => `<p><small>${escaped(label)}</small><b>${escaped(value)}</b></p>`).join('')}</div></header>
<div class="chips">${page.chips.map(({ text, tone }) => `<span class="chip ${tone}">${escaped(text)}</span>`).join('')}</div>
<main><div>${column(page.sections.filter((section) => section.column === 'main'))}</div>
<aside>${column(page.sections.filter((section) => section.column === 'side'))}</aside></main>${contact(page)}</html>`;

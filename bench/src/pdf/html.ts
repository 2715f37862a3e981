import type { Entry } from '@pawsume/server/press/page';
import { HOUSE_FONTS } from '@pawsume/server/press/type/fonts';
import type { Content } from './content.ts';

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const entryHtml = (entry: Entry): string => {
  switch (entry.kind) {
    case 'paragraph':
      return `<p>${escaped(entry.text)}</p>`;
    case 'fact':
      return `<dl><dt>${escaped(entry.label)}</dt><dd>${escaped(entry.text)}</dd></dl>`;
    case 'reference':
      return `<p><b>${escaped(entry.role)}</b> · ${escaped(entry.name)}<br>${escaped(entry.contact)}</p>`;
  }
};

// The product's own four faces, so that both embed the same letters.
const faces = HOUSE_FONTS.map(({ family, path }) => {
  const style = path.includes('Italic') ? 'italic' : 'normal';
  const weight = /(\d00)/.exec(path)?.[1] ?? '400';
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:url('file://${path}')}`;
}).join('\n');

/** The same content as a print page in HTML, in two columns with the same parts. */
export const html = ({
  page,
  photo,
}: Content): string => `<!doctype html><html lang="en"><title>${escaped(page.title)}</title>
<style>@page{size:A4;margin:0}${faces}
body{margin:0;font:9pt 'Source Sans 3';width:210mm;height:297mm;overflow:hidden}
header{background:#fbf7f0;padding:12mm}img{width:40mm;height:40mm;border-radius:50%}h1{font:600 28pt Fraunces}h2{font:600 12pt Fraunces;color:#1f5b45}header p{font:italic 500 12pt Fraunces}b,dt{font-weight:600}
ul{display:flex;gap:3mm;list-style:none;padding:0}main{columns:2;padding:8mm 12mm}li{background:#e3eee7;border-radius:3mm;padding:1mm 3mm}</style>
<header><img alt="" src="data:image/jpeg;base64,${photo.toString('base64')}"><h1>${escaped(page.name)}</h1><p>${escaped(page.oneLiner)}</p>
<ul>${page.facts.map(({ label, value }) => `<li>${escaped(label)}: ${escaped(value)}</li>`).join('')}</ul></header>
<main><ul>${page.chips.map(({ text }) => `<li>${escaped(text)}</li>`).join('')}</ul>
${page.sections.map(({ title, entries }) => `<section><h2>${escaped(title)}</h2>${entries.map(entryHtml).join('')}</section>`).join('')}
${page.contact ? `<section><h2>${escaped(page.contact.title)}</h2>${page.contact.lines.map(({ value }) => `<p>${escaped(value)}</p>`).join('')}</section>` : ''}
</main><footer>${escaped(page.footer.note)} ${escaped(page.footer.mark)}</footer></html>`;

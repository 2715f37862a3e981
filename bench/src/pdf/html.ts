import type { Entry } from '@pawsume/server/press/page';
import type { Content } from './content.ts';

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const entryHtml = (entry: Entry): string => {
  switch (entry.kind) {
    case 'paragraph':
      return `<p>${escape(entry.text)}</p>`;
    case 'fact':
      return `<dl><dt>${escape(entry.label)}</dt><dd>${escape(entry.text)}</dd></dl>`;
    case 'reference':
      return `<p><b>${escape(entry.role)}</b> · ${escape(entry.name)}<br>${escape(entry.contact)}</p>`;
  }
};

/** The same content as a print page in HTML, in two columns with the same parts. */
export const html = ({ page, photo }: Content): string => `<!doctype html><html lang="en"><title>${escape(page.title)}</title>
<style>@page{size:A4;margin:0}body{margin:0;font:9pt sans-serif;width:210mm;height:297mm;overflow:hidden}
header{background:#fbf7f0;padding:12mm}img{width:40mm;height:40mm;border-radius:50%}h1{font:28pt serif}h2{font:12pt serif;color:#1f5b45}
ul{display:flex;gap:3mm;list-style:none;padding:0}main{columns:2;padding:8mm 12mm}li{background:#e3eee7;border-radius:3mm;padding:1mm 3mm}</style>
<header><img alt="" src="data:image/jpeg;base64,${photo.toString('base64')}"><h1>${escape(page.name)}</h1><p>${escape(page.oneLiner)}</p>
<ul>${page.facts.map(({ label, value }) => `<li>${escape(label)}: ${escape(value)}</li>`).join('')}</ul></header>
<main><ul>${page.chips.map(({ text }) => `<li>${escape(text)}</li>`).join('')}</ul>
${page.sections.map(({ title, entries }) => `<section><h2>${escape(title)}</h2>${entries.map(entryHtml).join('')}</section>`).join('')}
${page.contact ? `<section><h2>${escape(page.contact.title)}</h2>${page.contact.lines.map(({ value }) => `<p>${escape(value)}</p>`).join('')}</section>` : ''}
</main><footer>${escape(page.footer.note)} ${escape(page.footer.mark)}</footer></html>`;

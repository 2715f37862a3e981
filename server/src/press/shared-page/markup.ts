import escapeHtml from 'escape-html';
import { unbroken } from '../type/printable.ts';

/** Text as HTML, for elements and attributes; a line feed stays one. */
export const escaped = (text: string): string => escapeHtml(unbroken(text));

/** Words of the owner, in whichever direction they are written. Nothing for no words. */
export const tag = (name: string, text: string, className?: string): string =>
  text ? `<${name}${className ? ` class="${className}"` : ''} dir="auto">${withBreaks(text)}</${name}>` : '';

export const withBreaks = (text: string): string => escaped(text).replaceAll('\n', '<br>');

export const pairs = (items: readonly { label: string; value: string; href?: string | null }[], className: string) =>
  items.length === 0 ? '' : `<dl class="${className}">${items.map(pair).join('')}</dl>`;

const pair = ({ label, value, href }: { label: string; value: string; href?: string | null }): string => {
  const words = href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : withBreaks(value);
  return `<div><dt>${escaped(label)}</dt><dd dir="auto">${words}</dd></div>`;
};

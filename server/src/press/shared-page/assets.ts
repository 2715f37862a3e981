import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ACCENTS } from '@pawsume/contract/page-settings';
import { PALETTES } from '../designs/accents.ts';
import { CUTS, SIZES } from './paper.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8').trim();
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const accentStyle = ACCENTS.map((name) => {
  const { accent, onAccent, goodGround, panel, caution, cautionGround } = PALETTES[name];
  const colours = { accent, 'on-accent': onAccent, good: goodGround, panel, caution, 'caution-ground': cautionGround };
  const variables = Object.entries(colours).map(([variable, colour]) => `--own-${variable}:${colour}`);
  return `[data-accent=${name}]{${variables.join(';')}}`;
}).join('\n');

/** How large the words are that fit on a sheet, at each density; and to how many lines the long texts of a fuller page are cut. */
const paperStyle = [
  ...SIZES.map((size, level) => `[data-density="${level}"]{--print-size:${size}pt}`),
  ...CUTS.map(({ details, hearts }, n) => `[data-cut="${n}"]{--details:${details};--hearts:${hearts}}`),
].join('\n');

const sheets = ['page.css', 'parts.css', 'around.css', 'paper.css'].map(read);
const style = [accentStyle, paperStyle, ...sheets].join('\n');
const script = read('page.js');

/** The style and the script that every shared page has in it, and the content policy that allows these two alone. */
export const assets = {
  style,
  script,
  policy: [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

import { PALETTES } from '../designs/accents.ts';
import { escaped } from './markup.ts';
import type { SharedPage } from './shared-page.ts';

/** What a messenger shows under the title. */
const describe = ({ oneLiner, facts }: SharedPage['page']): string =>
  oneLiner || facts.map(({ value }) => value).join(' · ');

const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escaped(content)}">`;

/** What browsers, search engines and messengers are told. */
export const headHtml = ({ page, url, picture, pictureSize, photo }: SharedPage): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(describe(page))}">`,
    '<meta name="robots" content="noindex, nofollow, noarchive">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${PALETTES[page.look.accent].accent}">`,
    property('type', 'website'),
    property('title', page.title),
    property('description', describe(page)),
    property('url', url),
    property('image', picture),
    pictureSize ? property('image:width', `${pictureSize.width}`) : '',
    pictureSize ? property('image:height', `${pictureSize.height}`) : '',
    photo ? property('image:alt', page.photoAlt) : '',
    '<meta name="twitter:card" content="summary">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  ].join('');

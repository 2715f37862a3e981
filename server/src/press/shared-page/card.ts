import type { AccentName } from '@pawsume/contract/page-settings';
import { PALETTES } from '../designs/accents.ts';

/** Size of the card in pixels. */
export const CARD = { width: 1200, height: 630 };

const svgOf = (accent: AccentName): string => {
  const { accent: ground, onAccent } = PALETTES[accent];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">
<rect width="100%" height="100%" fill="${ground}"/>
<g fill="${onAccent}" transform="translate(424 139) scale(11)">
<ellipse cx="5.6" cy="14.4" rx="3.1" ry="4.1" transform="rotate(-24 5.6 14.4)"/>
<ellipse cx="12" cy="7.6" rx="3.3" ry="4.6" transform="rotate(-6 12 7.6)"/>
<ellipse cx="20" cy="7.6" rx="3.3" ry="4.6" transform="rotate(6 20 7.6)"/>
<ellipse cx="26.4" cy="14.4" rx="3.1" ry="4.1" transform="rotate(24 26.4 14.4)"/>
<path d="M16 14.2c4.2 0 8.9 5.6 8.9 10 0 3-2.2 4.6-4.6 4.6-1.7 0-2.6-.8-4.3-.8s-2.6.8-4.3.8c-2.4 0-4.6-1.6-4.6-4.6 0-4.4 4.7-10 8.9-10Z"/>
</g></svg>`;
};

const draw = async (accent: AccentName): Promise<Buffer> => {
  // Few pets have no photo: only for those is it loaded here.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svgOf(accent)))
    .png({ palette: true })
    .toBuffer();
};

const drawn = new Map<AccentName, Promise<Buffer>>();

/** What a messenger shows a page with that has no photo: a paw print on its accent, as PNG. The same for all pets. */
export const drawCard = (accent: AccentName): Promise<Buffer> => {
  const card = drawn.get(accent) ?? draw(accent);
  drawn.set(accent, card);
  return card;
};

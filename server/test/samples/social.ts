import { readFile } from 'node:fs/promises';
import { BRAND } from '@pawsume/contract/brand';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { draw } from './draw.ts';
import { drawSheet, setSheet } from './sheet.ts';

const PETS = ['cat', 'parrot', 'rabbit', 'gecko', 'goldfish'] as const;
const SIZE = 124;

const dataUri = (bytes: Buffer, type: string) => `data:image/${type};base64,${bytes.toString('base64')}`;

const portraits = async (): Promise<string> => {
  const drawn = await Promise.all(
    PETS.map(async (key, index) => {
      const photo = await sharp(await petPhoto(key))
        .resize(SIZE * 2, SIZE * 2)
        .png()
        .toBuffer();
      const x = 72 + index * (SIZE - 18);
      const [cx, cy, r] = [x + SIZE / 2, 436 + SIZE / 2, SIZE / 2];
      return `<clipPath id="${key}"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath>
<image x="${x}" y="436" width="${SIZE}" height="${SIZE}" clip-path="url(#${key})" href="${dataUri(photo, 'png')}"/>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#fbf7f0" stroke-width="6"/>`;
    }),
  );
  return drawn.join('\n');
};

/** The picture that a link to us is shown with: 1200 by 630 pixels. */
export const socialPicture = async (): Promise<Buffer> => {
  const drawn = await drawSheet(await setSheet('biscuit', { watermark: false }));
  const sheet = await drawn.resize(1040).png().toBuffer();
  const icon = await readFile(new URL('../../../web/public/icon.svg', import.meta.url));
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#fbf7f0"/>
<circle cx="1010" cy="300" r="380" fill="#e3eee7"/>
<image x="72" y="64" width="60" height="60" href="${dataUri(icon, 'svg+xml')}"/>
<g font-family="Fraunces" font-weight="600">
<text x="150" y="109" font-size="44" fill="#1f5b45">${BRAND}</text>
<g font-size="74" fill="#1f2a26"><text x="72" y="216">The Perfect</text><text x="72" y="300">Résumé for</text><text x="72" y="384">Your Pet!</text></g>
</g>
${await portraits()}
<g transform="rotate(4 900 330)">
<rect x="662" y="54" width="520" height="736" rx="16" fill="#1f2a26" opacity=".12"/>
<clipPath id="sheet"><rect x="654" y="42" width="520" height="736" rx="14"/></clipPath>
<image x="654" y="42" width="520" height="736" clip-path="url(#sheet)" href="${dataUri(sheet, 'png')}"/>
</g>
</svg>`,
    1200,
  )
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
};

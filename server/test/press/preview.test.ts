import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ResumePage } from '#press/page';
import { previewHtml } from '#press/preview/html';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { named, namesOf, pageWith, prose } from './pages.ts';

const { press } = sharedProcesses();

const htmlOf = async (page: ResumePage): Promise<string> => previewHtml(await press.renderPreview(page, null));
const textOf = (page: ResumePage): string => previewHtml({ page, picture: Buffer.from('a picture') });

const pictureIn = (html: string): Buffer =>
  Buffer.from(/src="data:image\/jpeg;base64,([^"]+)"/.exec(html)?.[1] ?? '', 'base64');

type Part = Record<'left' | 'top' | 'width' | 'height', number>;

/** How far the darkest and the lightest pixel of a part of the picture lie apart, in steps of 255. */
const contrastIn = async (picture: Uint8Array, part: Part): Promise<number> => {
  const greys = await sharp(picture).extract(part).greyscale().raw().toBuffer();
  return (
    greys.reduce((most, grey) => Math.max(most, grey), 0) - greys.reduce((least, grey) => Math.min(least, grey), 255)
  );
};

const plainPhoto = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#7a9ac0' } })
    .jpeg()
    .toBuffer();

describe('the preview', () => {
  it('is one picture of A4 proportions that follows the width of its window', async () => {
    const html = await htmlOf(named('Bo'));
    const { format, width, height } = await sharp(pictureIn(html)).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 1240 });
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(210 / 297, 3);
    expect(html).toContain('aspect-ratio: 210 / 297');
    expect(html).toContain('max-width: 210mm');
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  it('bears the watermark on the photo, on empty paper and on the closing band', async () => {
    const page = pageWith({ owner: { full_name: 'Jo', phone: '902 555 0100' } }, { rewritten_owner_description: '' });
    const picture = (await press.renderPreview(page, await plainPhoto())).picture;
    const empty = {
      photo: { left: 500, top: 200, width: 240, height: 240 },
      paper: { left: 300, top: 1450, width: 800, height: 100 },
      band: { left: 500, top: 1600, width: 600, height: 70 },
    };
    for (const part of Object.values(empty)) expect(await contrastIn(picture, part)).toBeGreaterThan(12);
  });

  it('draws a picture within a text as large as that text, wherever it stands', async () => {
    const footer = { left: 800, top: 1640, width: 440, height: 110 };
    const blueIn = async (name: string) => {
      const picture = (await press.renderPreview(pageWith({ step1: { pet_name: name } }), null)).picture;
      const dots = await sharp(picture).extract(footer).raw().toBuffer();
      return dots.filter((blue, index) => index % 3 === 2 && blue - (dots[index - 2] ?? 0) > 100).length;
    };
    const small = await blueIn('Bo 🐾');
    expect(small).toBeGreaterThan(5);
    expect(small).toBeLessThan(400);
    expect(await blueIn('Bo')).toBe(0);
  });

  it('shows the same page as the PDF: the same texts are shortened', async () => {
    const page = pageWith({ step2: { training_description: 'We practise every day after supper. '.repeat(300) } });
    const { trimmed } = await press.renderPdf(page, null);
    expect(namesOf(trimmed)).toEqual(['Training']);
    const html = await htmlOf(page);
    const kept = /<h2>Training<\/h2><p>([^<]*)<\/p>/.exec(html)?.[1] ?? '';
    expect(kept).toMatch(/^(?:We practise every day after supper\. )+We practise every day after supper\.$/);
  });
});

describe('the text under the picture', () => {
  it('holds every word of the page, with headings', () => {
    const page = pageWith({
      step2: { training: ['House-trained'], is_vaccinated: 'Yes', vaccinations: 'Rabies 2026' },
      step3: { references: ['Vet'], reference_contacts: { Vet: { name: 'Dr. Moss', contact: '902 555 0133' } } },
      owner: { full_name: 'Jo MacLeod', email: 'jo@example.com' },
    });
    const html = textOf(page);
    expect(html).toContain('<h1>Bo</h1>');
    expect(html).toContain('<h2>Health</h2><p>Vaccinations: Rabies 2026</p>');
    expect(html).toContain('<li>House-trained</li>');
    expect(html).toContain('Vet · Dr. Moss · 902 555 0133');
    expect(html).toContain('<dt>E-mail</dt><dd>jo@example.com</dd>');
    expect(html).toContain(`<p>${prose.rewritten_pet_description}</p>`);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Bo — Rental résumé</title>');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title></style><svg onload=alert(1)>',
    '\'><base href="//evil.example">',
    '<meta http-equiv="refresh" content="0">',
  ])('lets no markup through: %s', (attack) => {
    const page = pageWith(
      { step1: { pet_name: attack, breed: attack }, owner: { full_name: attack, email: attack } },
      { one_liner_description: attack, rewritten_pet_description: attack },
    );
    const html = textOf(page);
    const tags = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, tag]) => tag ?? '');
    const ours = 'html head meta title style body main img div p h1 h2 dl dt dd'.split(' ');
    expect(tags.filter((tag) => !ours.includes(tag))).toEqual([]);
    expect(html.match(/<meta/g)).toHaveLength(2);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html.replaceAll(/base64,[^"]+/g, '')).not.toMatch(/\son\w+\s*=\s*[^&\s]*["']?>/i);
  });

  it('fetches nothing', async () => {
    const html = previewHtml(
      await press.renderPreview(pageWith({ owner: { email: 'jo@example.com' } }), await petPhoto('dog')),
    );
    expect(html).not.toMatch(/(?:src|href|url)\s*[=(]\s*["']?(?!data:)\w/i);
  });
});

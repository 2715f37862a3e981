import { changePageSettings } from '@pawsume/contract/page-settings';
import { previewProse } from '@pawsume/contract/resume-text';
import { type DrawnPage, getResume, previewResume } from '@pawsume/contract/resumes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ownerWith } from '../harness/credits.ts';
import { parts, readParts } from '../harness/read-parts.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
const resume = (await ownerWith(app)).resume;

const PROSE = {
  one_liner_description: 'Sleeps on the stairs.',
  rewritten_pet_description: 'A calm dog.',
  rewritten_owner_description: 'A nurse.',
};
const textAt = ({ places }: DrawnPage, field: string) => places.filter((place) => place.field === field);

test('a page is a picture with its places and words for who asks for them, and a document for all others', async () => {
  const { about, picture, type } = await readParts(await app.send(previewResume, { ...resume, headers: parts }));
  expect(type).toBe('image/jpeg');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1240, height: 1754 });
  expect(about.sheet).toEqual({ width: 210, height: 297 });
  expect(about.words.filter(({ heading }) => heading === 1)).toHaveLength(1);
  expect(textAt(about, 'one_liner_description')).toMatchObject([{ name: 'One-liner' }]);
  expect(about.places).toContainEqual(expect.objectContaining({ name: 'Species', answer: 'pet_type', step: 1 }));
  for (const accept of ['text/html', '*/*', '']) {
    const document = await app.send(previewResume, { ...resume, headers: { accept } });
    expect(document.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(document.bytes.toString()).toContain(`base64,${picture.toString('base64')}"`);
  }
});

test('a page says how large its own paper is', async () => {
  const { resume: letter } = await ownerWith(app);
  await app.send(changePageSettings, { ...letter, body: { paper: 'US Letter' } });
  const { about } = await readParts(await app.send(previewResume, { ...letter, headers: parts }));
  expect(about.sheet).toEqual({ width: 215.9, height: 279.4 });
  const document = (await app.send(previewResume, letter)).bytes.toString();
  expect(document).toContain('aspect-ratio: 215.9 / 279.4');
});

test('a page is drawn in the design that is asked for, and stays as it was chosen', async () => {
  const inDesign = async (design: 'Classic' | 'Modern') =>
    (await readParts(await app.send(previewResume, { ...resume, query: { design }, headers: parts }))).picture;
  expect((await inDesign('Modern')).equals(await inDesign('Classic'))).toBe(false);
  expect((await app.send(getResume, resume)).answer.page?.design).toBe('Classic');
});

test('until it is paid for a page is covered with marks, and then has one in its corner', async () => {
  const { resume: bought } = await ownerWith(app);
  const draw = async () => (await readParts(await app.send(previewResume, { ...bought, headers: parts }))).picture;
  /** How far the darkest and the lightest dot lie apart where nothing is printed, in steps of 255. */
  const contrastIn = async (picture: Buffer, part: { left: number; top: number; width: number; height: number }) => {
    const { channels } = await sharp(await sharp(picture).extract(part).greyscale().toBuffer()).stats();
    return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
  };
  const corner = { left: 1100, top: 20, width: 110, height: 35 };
  const whole = { left: 0, top: 60, width: 60, height: 500 };
  expect(await contrastIn(await draw(), whole)).toBeGreaterThan(12);
  await app.db.updateTable('resumes').set({ is_paid: true }).where('id', '=', bought.params.id).execute();
  const paid = await draw();
  expect(await contrastIn(paid, whole)).toBeLessThan(12);
  expect(await contrastIn(paid, corner)).toBeGreaterThan(40);
});

test('a text that is not saved is drawn as wide as it is asked for', async () => {
  const asked = { ...resume, body: PROSE, headers: parts };
  const { about, picture } = await readParts(await app.send(previewProse, { ...asked, query: { width: 620 } }));
  expect((await sharp(picture).metadata()).width).toBe(620);
  expect(about.words).toContainEqual({ text: PROSE.one_liner_description });
  expect(await app.send(previewProse, { ...asked, query: { width: 5000 } })).toMatchObject({ status: 400 });
});

test('a picture that somebody has already is not sent again, until something on it is another', async () => {
  const first = await app.send(previewResume, { ...resume, headers: parts });
  const etag = String(first.headers.etag);
  const ask = (headers: Record<string, string>, width = '1240') =>
    fetch(`${app.url}/api/resumes/${resume.params.id}/preview?width=${width}`, {
      headers: { authorization: `Bearer ${resume.as}`, ...headers },
    });
  const again = await ask({ ...parts, 'if-none-match': etag });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect((await ask({ ...parts, 'if-none-match': etag }, '620')).status).toBe(200);
  expect((await ask({ ...parts, 'if-none-match': '"another"' })).status).toBe(200);
  // Whoever may not see it does not even learn that it is the same.
  expect((await ask({ ...parts, 'if-none-match': etag, authorization: 'Bearer x' })).status).toBe(401);
});

import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { safePicture } from '#pictures/safe-picture';
import { forgetPhotos, scalePhoto } from '#press/preview/scaled-photo';

const screenPhoto = async () => (await safePicture(await petPhoto('dog'))).screen;

const sideOf = async (photo: Buffer) => (await sharp(photo).metadata()).width;

afterEach(forgetPhotos);

describe('the photo of a drawn page', () => {
  it('has the pixels that the largest frame on that page can show', async () => {
    const photo = await screenPhoto();
    expect(await sideOf(await scalePhoto(photo, 620))).toBe(296);
    expect(await sideOf(await scalePhoto(photo, 1240))).toBe(591);
  });

  it('is scaled once, for each width, until it is to be forgotten', async () => {
    const photo = await screenPhoto();
    const [once, again] = [await scalePhoto(photo, 620), await scalePhoto(photo, 620)];
    expect(again).toBe(once);
    expect(await scalePhoto(photo, 930)).not.toBe(once);
    forgetPhotos();
    expect(await scalePhoto(photo, 620)).not.toBe(once);
  });

  it('is never made larger than it is', async () => {
    const small = await sharp(await screenPhoto())
      .resize(200)
      .jpeg()
      .toBuffer();
    expect(await sideOf(await scalePhoto(small, 1240))).toBe(200);
  });

  it('is another one where another photo was given', async () => {
    const other = (await safePicture(await petPhoto('cat'))).screen;
    expect(await scalePhoto(other, 620)).not.toEqual(await scalePhoto(await screenPhoto(), 620));
  });
});

import { petPhoto, phonePhoto } from '@pawsume/fixtures/photos';
import { expect, test } from 'vitest';
import { profileIn, withProfile } from './colour-profile.ts';
import { isHeic } from './is-heic.ts';

const boxOf = (profile: Uint8Array): Uint8Array => {
  const box = Buffer.alloc(12 + profile.length);
  box.writeUInt32BE(box.length);
  box.write('colrprof', 4, 'latin1');
  box.set(profile, 12);
  return box;
};
const profileFor = (space: string): Buffer => Buffer.from(`${'x'.repeat(16)}${space} and so on`, 'latin1');

test('a phone’s photo carries the profile of its colours', async () => {
  const profile = Buffer.from(profileIn(await phonePhoto()) ?? []);
  expect(profile.readUInt32BE()).toBe(profile.length);
  expect(profile.toString('latin1', 36, 40)).toBe('acsp');
});

test('the profile of a grey picture beside the photo is passed over', () => {
  const [grey, rgb] = [profileFor('GRAY'), profileFor('RGB ')];
  expect(profileIn(boxOf(grey))).toBeNull();
  expect(profileIn(Buffer.concat([boxOf(grey), boxOf(rgb)]))).toEqual(rgb);
  expect(profileIn(Buffer.from('nothing of the kind'))).toBeNull();
});

test('a JPEG keeps all that is in it beside the profile, and a profile that no segment can hold is left out', async () => {
  const jpeg = await petPhoto('cat');
  const profile = profileFor('RGB ');
  const coloured = Buffer.from(withProfile(jpeg, profile));
  const added = coloured.length - jpeg.length;
  expect(coloured.subarray(2, 4).toString('hex')).toBe('ffe2');
  expect(coloured.readUInt16BE(4)).toBe(added - 2);
  expect(coloured.subarray(2 + added)).toEqual(jpeg.subarray(2));
  expect(Buffer.from(withProfile(jpeg, Buffer.alloc(65_536)))).toEqual(jpeg);
});

test('a HEIC file is known by its beginning, and no JPEG is taken for one', async () => {
  expect(await isHeic(new Blob([Uint8Array.from(await phonePhoto())]))).toBe(true);
  expect(await isHeic(new Blob([Uint8Array.from(await petPhoto('cat'))]))).toBe(false);
  expect(await isHeic(new Blob([]))).toBe(false);
});

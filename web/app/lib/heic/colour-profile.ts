const PROFILE_BOX = /colr(?:prof|rICC)/g;
const SIZE_BYTES = 4;
const NAME_BYTES = 8;
/** Where an ICC profile says which colours it is for. */
const SPACE = { start: 16, end: 20 };

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The colour profile for red, green and blue that a HEIC file carries, as phones do; null where there is none. */
export const profileIn = (heic: Uint8Array): Uint8Array | null => {
  const view = new DataView(heic.buffer, heic.byteOffset, heic.byteLength);
  for (const { index } of textOf(heic).matchAll(PROFILE_BOX)) {
    const start = index - SIZE_BYTES;
    if (start < 0) continue;
    const profile = heic.slice(index + NAME_BYTES, start + view.getUint32(start));
    if (textOf(profile.subarray(SPACE.start, SPACE.end)) === 'RGB ') return profile;
  }
  return null;
};

const MARK = 'ICC_PROFILE\0';
const ONE_OF_ONE = [1, 1];
const MOST_BYTES = 65_535;
/** What a JPEG begins with. */
const START_BYTES = 2;

/** A JPEG with a colour profile in it, by which browsers show its numbers. */
export const withProfile = (jpeg: Uint8Array, profile: Uint8Array): Uint8Array<ArrayBuffer> => {
  const length = 2 + MARK.length + ONE_OF_ONE.length + profile.length;
  if (length > MOST_BYTES) return Uint8Array.from(jpeg);
  const head = [0xff, 0xe2, length >> 8, length & 0xff, ...new TextEncoder().encode(MARK), ...ONE_OF_ONE];
  const whole = new Uint8Array(jpeg.length + head.length + profile.length);
  whole.set(jpeg.subarray(0, START_BYTES));
  whole.set(head, START_BYTES);
  whole.set(profile, START_BYTES + head.length);
  whole.set(jpeg.subarray(START_BYTES), START_BYTES + head.length + profile.length);
  return whole;
};

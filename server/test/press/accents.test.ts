import { ACCENTS, DEFAULT_LOOK, DESIGNS } from '@pawsume/contract/page-settings';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { designOf } from '#press/designs';

/** WCAG 2.2: relative luminance of an sRGB colour. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(colour.slice(1), 'hex')].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** How far apart two colours look: 2 can just be told apart side by side. */
const distance = async (one: string, other: string): Promise<number> => {
  const lab = async (background: string) => {
    const create = { width: 1, height: 1, channels: 3 as const, background };
    const raw = await sharp({ create }).toColourspace('lab').raw({ depth: 'float' }).toBuffer();
    return [0, 4, 8].map((at) => raw.readFloatLE(at));
  };
  const [a, b] = [await lab(one), await lab(other)];
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
};

const looks = DESIGNS.flatMap((design) => ACCENTS.map((accent) => ({ ...DEFAULT_LOOK, design, accent })));

describe.each(looks)('$design in $accent', (look) => {
  const { template, colours } = designOf(look);
  const { paper, tint, goodGround, panel, ink, muted, accent, onAccent, kickerInk, caution, cautionGround } = colours;

  it('prints every word with a contrast of 4.5:1 or more', () => {
    const grounds = ['#FFFFFF', paper, tint, goodGround, panel];
    const kickerGround = { classic: paper, modern: '#FFFFFF', playful: accent }[template];
    const pairs = [
      ...grounds.flatMap((ground) => [ink, muted, accent].map((words) => [words, ground] as const)),
      ['#FFFFFF', accent],
      [onAccent, accent],
      [kickerInk, kickerGround],
      [caution, cautionGround],
      [ink, cautionGround],
    ] as const;
    for (const [words, ground] of pairs) {
      expect(contrast(words, ground), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('tells what speaks against a pet by a colour unlike the accent', async () => {
    expect(await distance(caution, accent)).toBeGreaterThan(30);
    for (const ground of [goodGround, panel, tint]) expect(await distance(cautionGround, ground)).toBeGreaterThan(7);
  });
});

it('has accents that can be told apart', async () => {
  const colours = ACCENTS.map((accent) => designOf({ ...DEFAULT_LOOK, accent }).colours.accent);
  for (const [at, one] of colours.entries()) {
    for (const other of colours.slice(at + 1)) expect(await distance(one, other)).toBeGreaterThan(15);
  }
});

import sharp from 'sharp';

/** How far each channel may be off: edges of letters and what a drawing rounds. */
const NEAR = 8;

/** How much of a picture has a colour given as `#RRGGBB`: from 0 to 1. */
export const shareOfColour = async (colour: string, picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < NEAR)) found += 1;
  }
  return (found * info.channels) / data.length;
};

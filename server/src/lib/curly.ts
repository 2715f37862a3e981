/** Apostrophes as printers set them; the word characters around them stay. */
export const curly = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’').replaceAll(/(?<=s)'(?=\s)/gu, '’');

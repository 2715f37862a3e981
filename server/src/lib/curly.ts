/** Replaces typewriter apostrophes with printed ones. */
export const curly = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '’').replaceAll(/(?<=s)'(?=\s)/gu, '’');

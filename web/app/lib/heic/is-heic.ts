const BOX = { start: 4, end: 12 };

/** Whether a file begins as HEIC does, whatever it is called: phones and mail programs rename it. */
export const isHeic = async (file: Blob): Promise<boolean> =>
  /^ftyp(?:hei|hev|mif1|msf1)/.test(await file.slice(BOX.start, BOX.end).text());

/** Of the longest side: the small print of a vaccination card can be read, on an A4 sheet at 170 dots per inch. */
export const SCAN = { side: 2000, quality: 80 };
export const THUMBNAIL = { side: 360, quality: 78 };
/** What is transparent shows white paper. */
export const SCAN_PAPER = '#FFFFFF';

/** The colour of the page that a photo is printed on: JPEG knows no transparency, which would turn black. */
export const PAPER = '#FBF7F0';

/** A sheet of paper on the table, as wide as there is room. */
export const SHEET = 'relative w-full overflow-hidden rounded-lg bg-white shadow-lifted';

/** Where nothing is known of its paper. */
export const A4_SHEET = `${SHEET} aspect-[210/297]`;

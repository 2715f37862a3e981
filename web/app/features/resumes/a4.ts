/** A sheet of A4 on the table, as wide as there is room. */
export const A4_SHEET = 'relative aspect-[210/297] w-full overflow-hidden rounded-lg bg-white shadow-lifted';

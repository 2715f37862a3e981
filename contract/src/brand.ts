/** The brand name stands here and nowhere else. */
export const BRAND = 'Pawsumé';

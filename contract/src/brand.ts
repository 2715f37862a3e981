/** The brand name stands here and nowhere else. */
export const BRAND = 'Pawsumé';

/** What it is, for search results, shared links and lists of apps. */
export const IN_SHORT =
  'Tell us about your pet and get one honest, beautiful page for landlords, adopters, hotels and sitters.';

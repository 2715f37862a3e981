const NEIGHBOURS = 1;

/** The number of the last page of a list, at least 1. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The pages to offer: the first, those beside the current one, the last. `null` stands for two or more left out. */
export const pageNumbers = (current: number, last: number): (number | null)[] => {
  const all = Array.from({ length: last }, (_, index) => index + 1);
  const offered = all.filter(
    (page) =>
      page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS || fillsGapOfOne(page, current, last),
  );
  return offered.flatMap((page, index) => (page - (offered[index - 1] ?? 0) > 1 ? [null, page] : [page]));
};

// Dots in place of a single number would take as much room and say less.
const fillsGapOfOne = (page: number, current: number, last: number): boolean =>
  (page === 2 && current - NEIGHBOURS === 3) || (page === last - 1 && current + NEIGHBOURS === last - 2);

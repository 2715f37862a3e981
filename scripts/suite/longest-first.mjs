import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} File */

/**
 * What takes longest, in that order: begun last, it would keep one worker busy while the others have nothing left. The rest of the server
 * follows it, because a worker that changes to another project starts anew.
 */
const LONGEST = ['/process/crash/', '/process/', '/backup/', '/api/one-', '/gateways/', '/server/'];

/** @param {File} file */
const rank = ({ moduleId }) => {
  const place = LONGEST.findIndex((part) => moduleId.includes(part));
  return place === -1 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {File[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.toSorted((left, right) => rank(left) - rank(right));
  }
}

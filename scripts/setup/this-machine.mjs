/** @typedef {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} MadeFor */

/**
 * Whether a package says that it is made for this machine. The Node of this project needs glibc, so on Linux that is
 * what there is.
 *
 * @param {MadeFor} madeFor as in package.json and package-lock.json
 */
export function isMadeForThisMachine({ os, cpu, libc }) {
  if (os === undefined && cpu === undefined) return false;
  return admits(os, process.platform) && admits(cpu, process.arch) && admits(libc, 'glibc');
}

/** @param {string | string[] | undefined} rule @param {string} value */
function admits(rule, value) {
  const words = [rule ?? []].flat();
  const wanted = words.filter((word) => !word.startsWith('!'));
  return !words.includes(`!${value}`) && (wanted.length === 0 || wanted.includes(value));
}

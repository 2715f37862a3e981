/** A reason to stop that a person can act on; its message is all they are shown. */
export class SetupFailure extends Error {
  /** @override */
  name = 'SetupFailure';
}

/** @type {[RegExp, (output: string) => string][]} */
const knownCauses = [
  [
    /ENOSPC|no space left/i,
    () => 'There is not enough space left on the disk: npm start needs about 0.7 GB, npm test 2 GB.',
  ],
  [
    /(?<!\S)\S+\.so[.\d]*: cannot open shared object file/,
    (output) =>
      `This machine has no ${output.match(/(?<!\S)(\S+\.so[.\d]*): cannot open/)?.[1]}, which a program among the packages needs: install it with the machine’s package manager and run the command again.`,
  ],
  [
    /GLIBC(XX)?_[\d.]+' not found/,
    (output) =>
      `The packages need a C library that has ${output.match(/GLIBC(XX)?_[\d.]+/)?.[0]}: run them on a newer Linux.`,
  ],
  [/spawn npm ENOENT/, () => 'There is no npm on this machine: install it and run the command again.'],
  // The program is there, and what it names as its loader is not.
  [
    /spawn \S+ ENOENT/,
    () =>
      'The Node among the packages needs a Linux with the GNU C library, such as Debian, Ubuntu or Fedora. On another one, install Node 24.',
  ],
  [
    /spawn \S+ EACCES/,
    (output) =>
      `This user may not run ${output.match(/spawn (\S+)/)?.[1]}: give the right to, or move the project to a disk that programs may run from.`,
  ],
  [/\b(EACCES|EPERM|EROFS)\b/, (output) => `This user may not write ${deniedPath(output)}.`],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ENOTCACHED)\b/,
    () => 'The npm registry cannot be reached: check the network and run the command again.',
  ],
];

/**
 * @param {string} what the sentence to fall back on
 * @param {string} output what the failed program said
 */
export function failureOf(what, output) {
  const cause = knownCauses.find(([pattern]) => pattern.test(output));
  if (cause) return new SetupFailure(cause[1](output));
  const tail = output.trim().split('\n').slice(-20).join('\n');
  return new SetupFailure(tail ? `${what} It said:\n${tail}` : what);
}

/** @param {string} output */
function deniedPath(output) {
  return output.match(/(?:path:?|open|mkdir|unlink|rmdir|rename) '?(\/[^'\n]+)/)?.[1] ?? 'in this folder';
}

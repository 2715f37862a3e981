/** A reason to stop that a person can act on; its message is all they are shown. */
export class SetupFailure extends Error {
  /** @override */
  name = 'SetupFailure';
}

/** @type {[RegExp, (output: string) => string][]} */
const knownCauses = [
  [/ENOSPC|no space left/i, () => 'There is not enough space left on the disk: about 2 GB are needed.'],
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

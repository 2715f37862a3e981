/**
 * One thing a command needs before it can run.
 *
 * @typedef {object} Step
 * @property {() => boolean} isCurrent whether there is nothing to do; called before every command, so it must be quick
 * @property {() => Promise<void>} run does the work, or throws a SetupFailure
 */

/** @param {string} line what is being done, for a person who waits */
export function say(line) {
  console.log(line);
}

import { readFileSync } from 'node:fs';

/** Settings alone begin with these words, unless Kubernetes describes a service of that name. */
const OUR_WORDS = ['STRIPE', 'PAYPAL', 'SMTP', 'S3'];

/**
 * Reads the variables that are set to something. `NAME_FILE` is the path of a file with the value of NAME, which must be one of
 * `names`; a name that looks like one of them is a problem.
 */
export const readVariables = (
  environment: Record<string, string | undefined>,
  names: readonly string[],
): { values: Record<string, string>; problems: string[] } => {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) values[name] = value;
  const problems = Object.keys(values).flatMap((name) => adviseOn(name, values, names));
  for (const name of names) {
    const path = values[`${name}_FILE`];
    if (!path) continue;
    const { value, problem } = values[name] ? { problem: `is set, and so is ${name}: set one of the two` } : read(path);
    if (problem) problems.push(`${name}_FILE: ${problem}`);
    else if (value) values[name] = value;
  }
  return { values, problems };
};

const read = (path: string): { value?: string; problem?: string } => {
  try {
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return value ? { value } : { problem: `the file ${path} is empty` };
  } catch (error) {
    return {
      problem: `the file ${path} cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`,
    };
  }
};

/** What to write in place of a name that looks like a setting. Variables of other programs get no advice. */
const adviseOn = (name: string, given: Record<string, string>, names: readonly string[]): string[] => {
  const [, stem = '', ending = ''] = /^(.*?)(_FILE)?$/s.exec(name.toUpperCase()) ?? [];
  const meant = names.find((each) => isTypo(stem, each));
  if (meant) return name === meant + ending ? [] : [`${name}: is not a setting. Did you mean ${meant}${ending}?`];
  const [word = ''] = stem.split('_', 1);
  if (!OUR_WORDS.includes(word) || word === stem || given[`${word}_SERVICE_HOST`]) return [];
  const ours = names.filter((each) => each.startsWith(`${word}_`));
  return [`${name}: is not a setting. Settings that begin with ${word}_ are ${ours.join(', ')}.`];
};

/** Names as short as PORT are near to many others. A first letter is rarely wrong: EMAIL_FROM and XAI_API_KEY are of others. */
const isTypo = (name: string, ours: string): boolean =>
  name[0] === ours[0] &&
  !name.startsWith('API_') &&
  isWithin(name, ours, ours.length < 8 ? 0 : ours.length < 14 ? 1 : 2);

/** Whether at most `typos` letters are missing, added, replaced or swapped with the next one. */
const isWithin = (a: string, b: string, typos: number): boolean => {
  if (a === b) return true;
  if (typos === 0) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = restA.charAt(1) + restA.charAt(0) + restA.slice(2);
  return [
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(1), restB.slice(1)],
    [swapped, restB],
  ].some(([restOfA = '', restOfB = '']) => isWithin(restOfA, restOfB, typos - 1));
};

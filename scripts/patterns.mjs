// `npm run check -- patterns`: no regular expression takes more than linear time, whatever text it is given.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/places.mjs';
import { isSuperLinear, listBuiltPatterns, listPatterns } from './suite/super-linear.mjs';

/** Programs start when they are imported; the other modules of these folders only define something. */
const DEFINES = /^(?:contract|server)\/src\/.*\.ts$/;
const SOURCE = /\.(?:ts|tsx|mjs|cjs|js)$/;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const sources = listed
  .toString()
  .split('\n')
  .filter((file) => SOURCE.test(file) && existsSync(join(root, file)))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const written = sources.flatMap(({ file, text }) =>
  listPatterns(file, text).map(({ pattern, line }) => ({ pattern, place: `${file}:${line}` })),
);
const builders = sources.filter(({ file, text }) => DEFINES.test(file) && text.includes('new RegExp('));
const built = await listBuiltPatterns(builders.map(({ file }) => join(root, file)));

const all = [...written, ...built];
const slow = all.filter(({ pattern }) => isSuperLinear(pattern));
for (const { pattern, place } of slow) {
  console.error(`${place}: some text makes this take more than linear time: /${pattern.source}/${pattern.flags}`);
}
console.log(`${all.length} regular expressions, ${slow.length} of them slow`);
process.exitCode = slow.length > 0 ? 1 : 0;

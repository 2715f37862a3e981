// `npm run check -- budget`: measures what must not grow, and fails where a figure is over its limit in budget.json.
import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { isMadeForThisMachine } from '../setup/packages.mjs';
import { root } from '../setup/places.mjs';

/** @typedef {{ limit: number, goal: number, reason: string }} Budget */

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');
/** @param {string} text */
const linesOf = (text) => text.split('\n').length - 1;

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const sources = new Map(tracked.filter((file) => /\.(tsx?|css|typ|mjs)$/.test(file)).map((file) => [file, read(file)]));
const typed = [...sources].filter(([file]) => /\.tsx?$/.test(file));

/** @param {string} folder */
const linesUnder = (folder) =>
  [...sources].reduce((sum, [file, text]) => sum + (file.startsWith(folder) ? linesOf(text) : 0), 0);

/** @param {string} file @param {string} name as it is imported there @returns {string} */
const importedFile = (file, name) => {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  if (name.startsWith('#')) return `server/src/${name.slice(1)}.ts`;
  return name.replace(/^~\//, 'web/app/').replace(/^@pawsume\/(contract|standins)\/(.*)/, '$1/src/$2.ts');
};

let casts = 0;
/** @type {Map<string, Set<string>>} */
const importers = new Map();
for (const [file, text] of typed) {
  const { program, module } = parseSync(file, text);
  new Visitor({
    TSAsExpression({ typeAnnotation }) {
      if (text.slice(typeAnnotation.start, typeAnnotation.end) !== 'const') casts += 1;
    },
  }).visit(program);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  for (const name of [...module.staticImports.map((each) => each.moduleRequest.value), ...exported, ...lazy]) {
    if (!name || /(^|\/)test\/|\.test\.tsx?$/.test(file)) continue;
    const imported = importedFile(file, name);
    importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
  }
}
const smallFiles = typed.filter(
  ([file, text]) =>
    /^(server\/src|web\/app|contract\/src|standins\/src)\//.test(file) &&
    linesOf(text) <= 30 &&
    importers.get(file)?.size === 1,
);

/** @param {string} folder @returns {number} bytes on the disk, without packages that lie inside */
const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + sizeOf(path);
    return sum + lstatSync(path).blocks * 512;
  }, 0);

/** @type {Record<string, import('../setup/packages.mjs').Entry & { link?: boolean }>} */
const locked = JSON.parse(read('package-lock.json')).packages;
const product = Object.entries(locked).filter(
  ([path, entry]) =>
    path.includes('node_modules/') && !entry.link && !entry.dev && (!entry.os || isMadeForThisMachine(entry)),
);
const installed = product.filter(([path]) => lstatSync(join(root, path), { throwIfNoEntry: false }));

/** @type {Record<string, number>} */
const figures = {
  'MB of packages for npm start': installed.reduce((sum, [path]) => sum + sizeOf(join(root, path)), 0) / 1e6,
  'small files with one importer': smallFiles.length,
  'casts per 1,000 lines': (1000 * casts) / typed.reduce((sum, [, text]) => sum + linesOf(text), 0),
  'lines of server/src': linesUnder('server/src/'),
  'lines of server/test': linesUnder('server/test/'),
  'lines of web': linesUnder('web/'),
  'lines of e2e': linesUnder('e2e/'),
  'lines of all': linesUnder(''),
};
/** @type {Record<string, Budget>} */
const budgets = JSON.parse(read('budget.json'));
for (const [name, figure] of Object.entries(figures)) {
  const { limit, goal, reason } = budgets[name] ?? { limit: 0, goal: 0, reason: 'It has no limit in budget.json.' };
  const over = figure > limit;
  console.log(`${over ? 'OVER ' : ''}${name}: ${Number(figure.toFixed(2))} (limit ${limit}, goal ${goal})`);
  if (over) console.log(`  ${reason}`);
  if (over) process.exitCode = 1;
}

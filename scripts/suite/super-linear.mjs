import { parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';

/** @typedef {{ source: string, flags: string }} Pattern */

/**
 * Returns the regular expressions that are written in a source text, each with its line.
 *
 * @param {string} file its name tells the language
 * @param {string} source
 * @returns {{ pattern: Pattern, line: number }[]}
 */
export function listPatterns(file, source) {
  /** @type {{ pattern: Pattern, line: number }[]} */
  const found = [];
  const { program } = parseSync(file, source);
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = source.slice(0, node.start).split('\n').length;
      found.push({ pattern: { source: node.regex.pattern, flags: node.regex.flags }, line });
    },
  }).visit(program);
  return found;
}

/**
 * True if some text makes matching take more than linear time.
 *
 * @param {Pattern} pattern
 */
export function isSuperLinear({ source, flags }) {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

/**
 * Returns the regular expressions that modules build with `new RegExp` when they are imported, each with its place.
 *
 * @param {readonly string[]} files absolute paths
 * @returns {Promise<{ pattern: Pattern, place: string }[]>}
 */
export async function listBuiltPatterns(files) {
  /** @type {{ pattern: Pattern, place: string }[]} */
  const built = [];
  const plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(plain, {
    construct(target, given) {
      const pattern = Reflect.construct(target, given);
      const place = new Error('place').stack?.split('\n')[2]?.trim() ?? '';
      const isOurs = files.some((file) => place.includes(file));
      if (isOurs) built.push({ pattern: { source: pattern.source, flags: pattern.flags }, place });
      return pattern;
    },
  });
  try {
    for (const file of files) await import(file);
  } finally {
    globalThis.RegExp = plain;
  }
  return built;
}

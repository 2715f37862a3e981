import { parseAst } from 'vitest/node';

/** Stands between a describe and what is in it. */
const WITHIN = ' › ';
/** Stands for what test.each or a template fills in. */
export const FILLED_IN = '…';

interface SyntaxNode {
  type: string;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The full names of all tests in a TypeScript source, as vitest and Playwright print them. */
export const testNamesIn = (source: string): string[] => {
  const names: string[] = [];
  const visit = (value: unknown, suites: readonly string[]): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, suites);
    if (!isNode(value)) return;
    const found = suiteOrTestIn(value);
    if (found?.kind === 'test') names.push([...suites, found.name].join(WITHIN));
    const inside = found?.kind === 'suite' ? [...suites, found.name] : suites;
    for (const child of Object.values(value)) visit(child, inside);
  };
  visit(parseAst(source, { lang: 'ts' }), []);
  return names;
};

const suiteOrTestIn = (node: SyntaxNode): { kind: 'suite' | 'test'; name: string } | null => {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments) || node.arguments.length < 2) return null;
  const [root = '', ...members] = calleeOf(node.callee);
  if (
    !['describe', 'test', 'it'].includes(root) ||
    members.some((member) => !['each', 'describe', 'runIf', 'skipIf'].includes(member))
  ) {
    return null;
  }
  const name = textOf(node.arguments[0]);
  if (name === null) return null;
  return { kind: [root, ...members].includes('describe') ? 'suite' : 'test', name };
};

/** `test.each([…])` is [test, each]. */
const calleeOf = (callee: unknown): string[] => {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'MemberExpression') return [...calleeOf(callee.object), ...calleeOf(callee.property)];
  return callee.type === 'CallExpression' ? calleeOf(callee.callee) : [];
};

const textOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value.replaceAll(/%[sdifjo#]|\$[\w.]+/g, FILLED_IN);
  }
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(cookedOf).join(FILLED_IN);
};

const cookedOf = (quasi: unknown): string => {
  const value: unknown = isNode(quasi) ? quasi.value : null;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
};

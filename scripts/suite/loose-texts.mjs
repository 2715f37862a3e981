// `npm run check -- texts`: finds texts that break a screen when a browser translates it.
//
// A translator moves each text node into elements of its own. React then fails to remove such a text, or to insert an element
// before it. A text beside something that comes and goes therefore needs an element of its own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from '../setup/places.mjs';

/** Modules whose components always render the same element. */
const STEADY_MODULES = /^react-router$|\/icons\.tsx$/;
/** Ours that do, too. */
const STEADY = ['Breakable', 'GoogleMark', 'NewTab', 'PriceText', 'PrivacyLink', 'Spinner', 'To'];
/** Names of values that are elements, not texts. */
const ELEMENTS = /(^|\.)(children|actions?|back|dialog|header|news|passkey|title|map|from)$/;

/** @typedef {import('oxc-parser').Expression | import('oxc-parser').JSXEmptyExpression} Expression */
/** @typedef {import('oxc-parser').JSXChild} Child */

/** @param {Child} child */
const isBlank = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() === ''
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

/** @param {Expression} expression @returns {Expression[]} what it may yield; one that only yields itself has none */
const outcomesOf = (expression) => {
  if (expression.type === 'LogicalExpression') return [expression.right];
  return expression.type === 'ConditionalExpression' ? [expression.consequent, expression.alternate] : [];
};

/** @param {Expression} expression @returns {boolean} */
const mayBeText = (expression) => {
  const outcomes = outcomesOf(expression);
  if (outcomes.length > 0) return outcomes.some(mayBeText);
  if (expression.type === 'Literal') return typeof expression.value === 'string' && expression.value.trim() !== '';
  if (expression.type === 'TemplateLiteral') return true;
  const name = nameOf(expression.type === 'CallExpression' ? expression.callee : expression);
  return name !== '' && !ELEMENTS.test(name);
};

/** @param {Expression} expression @returns {string} the last part with its dot; empty where it has no name */
const nameOf = (expression) => {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return '';
  return `.${expression.property.name}`;
};

/** @param {Child} child */
const isText = (child) =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && mayBeText(child.expression));

/** @param {Child} child @param {Set<string>} steady names of components */
const comesAndGoes = (child, steady) => {
  if (child.type === 'JSXExpressionContainer') return outcomesOf(child.expression).length > 0;
  if (child.type !== 'JSXElement' || child.openingElement.name.type !== 'JSXIdentifier') return false;
  const { name } = child.openingElement.name;
  return /^[A-Z]/.test(name) && !steady.has(name);
};

/** @param {string} file */
const looseTextsIn = (file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, code);
  /** @type {Set<string>} */
  const steady = new Set(STEADY);
  /** @type {string[]} */
  const found = [];
  /** @param {{ start: number, children: Child[] }} element */
  const look = ({ start, children }) => {
    const shown = children.filter((child) => !isBlank(child));
    const changing = shown.filter((child) => comesAndGoes(child, steady));
    const loose = shown.find((child) => isText(child) && shown.length > 1 && changing.some((other) => other !== child));
    const line = code.slice(0, start).split('\n').length;
    if (loose) found.push(`${file}:${line} ${code.slice(loose.start, loose.end).replaceAll(/\s+/g, ' ').trim()}`);
  };
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (STEADY_MODULES.test(source.value)) for (const { local } of specifiers) steady.add(local.name);
    },
    JSXElement: look,
    JSXFragment: look,
  }).visit(program);
  return found;
};

const found = globSync('web/app/**/*.tsx', { cwd: root }).toSorted().flatMap(looseTextsIn);
for (const line of found) process.stdout.write(`${line}\n  give this text an element of its own, such as <span>\n`);
if (found.length > 0) process.exitCode = 1;

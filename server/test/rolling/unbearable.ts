import type { Column, Rule, Schema } from './schema.ts';

/**
 * What of a change of the schema a version cannot bear that was written for the schema before, and still runs while the
 * servers are replaced one by one. A sentence each.
 */
export const unbearable = (before: Schema, after: Schema): string[] => [
  ...before.tables.filter((table) => !after.tables.includes(table)).map((table) => `table ${table} is gone`),
  ...before.columns.flatMap((column) => changedColumn(column, after)),
  ...after.columns.flatMap((column) => newColumn(column, before)),
  ...before.rules.flatMap((rule) => changedRule(rule, after)),
  ...after.rules.flatMap((rule) => newRule(rule, before)),
];

const nameOf = ({ table, name }: Column): string => `${table}.${name}`;
const findColumn = ({ columns }: Schema, { table, name }: Column): Column | undefined =>
  columns.find((other) => other.table === table && other.name === name);

const changedColumn = (column: Column, after: Schema): string[] => {
  const name = nameOf(column);
  if (!after.tables.includes(column.table)) return [];
  const now = findColumn(after, column);
  if (!now) return [`column ${name} is gone`];
  return [
    ...(now.type === column.type ? [] : [`column ${name} is ${now.type} and was ${column.type}`]),
    ...(now.notNull && !column.notNull ? [`column ${name} may not be null any more`] : []),
    ...(column.hasDefault && !now.hasDefault ? [`column ${name} has no default any more`] : []),
    ...(now.generated && !column.generated ? [`column ${name} may not be written any more`] : []),
  ];
};

const newColumn = (column: Column, before: Schema): string[] => {
  const isNew = before.tables.includes(column.table) && !findColumn(before, column);
  return isNew && column.notNull && !column.hasDefault ? [`column ${nameOf(column)} is new and wants a value`] : [];
};

const titleOf = ({ kind, table, name }: Rule): string => `${kind} ${name}${table && ` of ${table}`}`;
const findRule = ({ rules }: Schema, { kind, table, name }: Rule): Rule | undefined =>
  rules.find((other) => other.kind === kind && other.table === table && other.name === name);

/** A check that is gone forbids nothing; the others are relied on: what is removed with a row, `on conflict`, triggers. */
const changedRule = (rule: Rule, after: Schema): string[] => {
  if (rule.table !== '' && !after.tables.includes(rule.table)) return [];
  const now = findRule(after, rule);
  if (!now) return rule.kind === 'check' || lostAllColumns(rule, after) ? [] : [`${titleOf(rule)} is gone`];
  return now.definition === rule.definition ? [] : [`${titleOf(rule)} is another one`];
};

const lostAllColumns = ({ table, columns }: Rule, after: Schema): boolean =>
  columns.length > 0 && !columns.some((name) => after.columns.some((c) => c.table === table && c.name === name));

/** One over new columns alone is none of the older version's business, and so is a function that nothing calls yet. */
const newRule = (rule: Rule, before: Schema): string[] => {
  if (rule.kind === 'function' || !before.tables.includes(rule.table) || findRule(before, rule)) return [];
  const old = rule.columns.filter((name) => before.columns.some((c) => c.table === rule.table && c.name === name));
  return rule.columns.length > 0 && old.length === 0 ? [] : [`${titleOf(rule)} is new`];
};

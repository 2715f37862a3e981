import { z } from 'zod';
import { WHOLE_CURRENCIES } from '../money.ts';
import type { Document, Schema } from './documents.ts';

const REF = /^#\/components\/schemas\/(.+)$/;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const branches = z.array(z.custom<Schema>(isSchema));
const names = z.array(z.string());

/** Drops what stands beside a `$ref`: that is how OpenAPI 3.0 reads it. */
export const withoutRefSiblings = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutRefSiblings);
  if (!isSchema(value)) return value;
  if (typeof value.$ref === 'string') return { $ref: value.$ref };
  return Object.fromEntries(Object.entries(value).map(([word, inner]) => [word, withoutRefSiblings(inner)]));
};

const resolved = (schema: Schema, { components }: Document): Schema => {
  const name = typeof schema.$ref === 'string' ? REF.exec(schema.$ref)?.[1] : undefined;
  return name === undefined ? schema : (components.schemas[name] ?? {});
};

/** One object in place of the `allOf` of several: only so can properties be closed that are told in parts. */
const flattened = (schema: Schema, document: Document): Schema => {
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  const parts = [...branches.parse(allOf), own].map((part) => flattened(resolved(part, document), document));
  const required = parts.flatMap((part) => names.parse(part.required ?? []));
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  return { ...Object.assign({}, ...parts), properties, ...(required.length > 0 ? { required } : {}) };
};

/** Amounts as PayPal takes them: `10.00`, or `1000` of a currency without decimals; never less than nothing. */
const asMoney = {
  if: { properties: { currency_code: { enum: WHOLE_CURRENCIES } } },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: { properties: { value: { pattern: '^[0-9]{1,15}$' } } },
  else: { properties: { value: { pattern: '^[0-9]{1,15}\\.[0-9]{2}$' } } },
};

const closedObject = (schema: Schema): Schema => {
  if (!isSchema(schema.properties) || schema.additionalProperties !== undefined) return schema;
  const isMoney = 'currency_code' in schema.properties && 'value' in schema.properties;
  return { ...schema, additionalProperties: false, ...(isMoney ? asMoney : {}) };
};

const closedValue = (value: unknown, document: Document): unknown => {
  if (Array.isArray(value)) return value.map((inner) => closedValue(inner, document));
  return isSchema(value) ? closedSchema(value, document) : value;
};

const closedSchema = (schema: Schema, document: Document): Schema => {
  const { properties, ...words } = flattened(schema, document);
  const inner = Object.fromEntries(Object.entries(words).map(([word, value]) => [word, closedValue(value, document)]));
  if (!isSchema(properties)) return inner;
  // Names of properties are no words of the schema, whatever they say.
  const each = Object.entries(properties).map(([name, value]) => [name, closedValue(value, document)]);
  return closedObject({ ...inner, properties: Object.fromEntries(each) });
};

/** The same schemas, refusing every property that they do not name. */
export const closedSchemas = (document: Document): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, closedSchema(schema, document)]),
  );

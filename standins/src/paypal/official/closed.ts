import type { Document, Schema } from './documents.ts';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const resolved = ({ $ref, ...schema }: Schema, document: Document): Schema =>
  typeof $ref === 'string' ? (document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** Whether the schema, or a part of it, names properties and leaves the others open by saying nothing of them. */
const isLeftOpen = (schema: Schema, document: Document): boolean => {
  const { properties, additionalProperties, allOf, anyOf, oneOf } = resolved(schema, document);
  if (additionalProperties !== undefined) return false;
  const parts = [allOf, anyOf, oneOf].flat();
  return isSchema(properties) || parts.some((part) => isSchema(part) && isLeftOpen(part, document));
};

const PARTS = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not']);

const closedWords = (schema: Schema, document: Document): Schema =>
  Object.fromEntries(
    Object.entries(schema).map(([word, inner]) => {
      if (word === 'properties' && isSchema(inner)) {
        // Names of properties are no words of the schema, whatever they say.
        return [word, Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, closed(each, document)]))];
      }
      return [word, PARTS.has(word) ? closedParts(inner, document) : closed(inner, document)];
    }),
  );

/** A part of an object says nothing of what the other parts name, so only what lies deeper is closed. */
const closedParts = (value: unknown, document: Document): unknown => {
  if (Array.isArray(value)) return value.map((part) => closedParts(part, document));
  return isSchema(value) ? closedWords(value, document) : value;
};

/** The same schema, refusing every property that it does not name. */
export const closed = (value: unknown, document: Document): unknown => {
  if (Array.isArray(value)) return value.map((inner) => closed(inner, document));
  if (!isSchema(value)) return value;
  const words = closedWords(value, document);
  return isLeftOpen(value, document) ? { ...words, unevaluatedProperties: false } : words;
};

/** What a document's schemas refer to each other by: each closed inside, and open as a whole where it is a part. */
export const closedComponents = (document: Document): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, closedParts(schema, document)]),
  );

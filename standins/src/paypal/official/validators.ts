import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { closed, closedComponents } from './closed.ts';
import { type DocumentName, documentOf, type Schema } from './documents.ts';

/** `open` as published: more properties than named may be there. `closed`: they may not. */
export type Strictness = 'open' | 'closed';

const compilers = new Map<string, Ajv2020>();

const compilerOf = (name: DocumentName, strictness: Strictness): Ajv2020 => {
  const key = `${name} ${strictness}`;
  const known = compilers.get(key);
  if (known) return known;
  const ajv = new Ajv2020({
    strict: false,
    unicodeRegExp: false,
    allErrors: true,
    logger: false,
    validateSchema: false,
  });
  formats.default(ajv, ['uri', 'date-time']);
  const document = documentOf(name);
  const schemas = strictness === 'closed' ? closedComponents(document) : document.components.schemas;
  ajv.addSchema({ $id: name, components: { schemas } });
  compilers.set(key, ajv);
  return ajv;
};

const compiled = new Map<string, ValidateFunction>();

/** A schema as it stands in a document, compiled at the first question. */
export const validatorOf = (name: DocumentName, schema: Schema, strictness: Strictness): ValidateFunction => {
  const key = `${name} ${strictness} ${JSON.stringify(schema)}`;
  const known = compiled.get(key);
  if (known) return known;
  const wanted = strictness === 'closed' ? closed(schema, documentOf(name)) : schema;
  const text = JSON.stringify(wanted).replaceAll('"#/components/', `"${name}#/components/`);
  const made = compilerOf(name, strictness).compile(JSON.parse(text));
  compiled.set(key, made);
  return made;
};

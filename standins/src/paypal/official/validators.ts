import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { closedSchemas, withoutRefSiblings } from './closed.ts';
import { type DocumentName, documentOf, type Schema } from './documents.ts';

/** `open` as published: more properties than named may be there. `closed`: they may not. */
export type Strictness = 'open' | 'closed';

const compilers = new Map<string, Ajv>();

const compilerOf = (name: DocumentName, strictness: Strictness): Ajv => {
  const key = `${name} ${strictness}`;
  const known = compilers.get(key);
  if (known) return known;
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true, logger: false, validateSchema: false });
  formats.default(ajv, ['uri', 'date-time']);
  const document = documentOf(name);
  const schemas = strictness === 'closed' ? closedSchemas(document) : document.components.schemas;
  ajv.addSchema({ $id: name, components: { schemas: withoutRefSiblings(schemas) } });
  compilers.set(key, ajv);
  return ajv;
};

const compiled = new Map<string, ValidateFunction>();

/** A schema as it stands in a document, compiled at the first question. */
export const validatorOf = (name: DocumentName, schema: Schema, strictness: Strictness): ValidateFunction => {
  const key = `${name} ${strictness} ${JSON.stringify(schema)}`;
  const known = compiled.get(key);
  if (known) return known;
  const text = JSON.stringify(withoutRefSiblings(schema)).replaceAll('"#/components/', `"${name}#/components/`);
  const made = compilerOf(name, strictness).compile(JSON.parse(text));
  compiled.set(key, made);
  return made;
};

/** Where an answer of ajv points to, unknown names included. */
export const fieldOf = ({ instancePath, params }: ErrorObject): string => {
  const name: unknown = params.additionalProperty ?? params.missingProperty;
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
};

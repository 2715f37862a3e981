import type { ErrorObject } from 'ajv';
import type { Detail } from '../paypal-fault.ts';
import { documentOf, type OfficialPlace, operationAt, type Parameter } from './documents.ts';
import { fieldOf, validatorOf } from './validators.ts';

export interface RequestToCheck {
  /** Header names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  query: URLSearchParams;
  /** What stands for the ids of the path. */
  ids: Record<string, string>;
  /** Undefined where the body is empty. */
  body: unknown;
}

const ISSUE: Record<string, string> = {
  required: 'MISSING_REQUIRED_PARAMETER',
  minLength: 'INVALID_STRING_LENGTH',
  maxLength: 'INVALID_STRING_LENGTH',
  minItems: 'INVALID_ARRAY_MIN_ITEMS',
  maxItems: 'INVALID_ARRAY_MAX_ITEMS',
  pattern: 'INVALID_PARAMETER_SYNTAX',
  enum: 'INVALID_PARAMETER_VALUE',
};

const detailOf = (error: ErrorObject, location: Parameter['in'] | 'body', field: string): Detail => ({
  issue: ISSUE[error.keyword] ?? 'INVALID_PARAMETER_SYNTAX',
  description: error.message ?? error.keyword,
  field,
  location,
});

const parametersOf = (place: OfficialPlace): Parameter[] => {
  const { parameters } = documentOf(place.document).components;
  return operationAt(place).parameters.flatMap(({ $ref }) => parameters[$ref.split('/').at(-1) ?? ''] ?? []);
};

const givenFor = ({ name, in: where }: Parameter, { headers, query, ids }: RequestToCheck): unknown => {
  if (where === 'header') return headers[name.toLowerCase()];
  return where === 'path' ? ids[name] : (query.get(name) ?? undefined);
};

const checkParameter = (place: OfficialPlace, parameter: Parameter, request: RequestToCheck): Detail[] => {
  const { name, in: location, required, schema } = parameter;
  const given = givenFor(parameter, request);
  if (given === undefined) {
    return required ? [{ issue: 'MISSING_REQUIRED_PARAMETER', field: name, location }] : [];
  }
  const validate = validatorOf(place.document, schema, 'closed');
  return validate(given) ? [] : (validate.errors ?? []).map((error) => detailOf(error, location, name));
};

const unknownQueries = (parameters: Parameter[], { query }: RequestToCheck): Detail[] =>
  [...query.keys()]
    .filter(
      (key, index, keys) =>
        keys.indexOf(key) < index || !parameters.some((each) => each.in === 'query' && each.name === key),
    )
    .map((field) => ({
      issue: 'INVALID_PARAMETER_SYNTAX',
      description: 'There is no such parameter, or it is given twice.',
      field,
      location: 'query',
    }));

const checkBody = (place: OfficialPlace, { body }: RequestToCheck): Detail[] => {
  const { requestBody } = operationAt(place);
  const schema = requestBody?.content?.['application/json']?.schema;
  if (body === undefined) {
    return requestBody?.required ? [{ issue: 'MISSING_REQUIRED_PARAMETER', field: '/', location: 'body' }] : [];
  }
  if (!schema) return [{ issue: 'INVALID_PARAMETER_SYNTAX', description: 'No body is taken.', location: 'body' }];
  const validate = validatorOf(place.document, schema, 'closed');
  if (validate(body)) return [];
  // What goes wrong inside a condition is told once more by the condition itself.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return errors.map((error) => detailOf(error, 'body', fieldOf(error)));
};

/** All that PayPal's own description of an operation holds against a request; unknown names count. */
export const checkRequest = (place: OfficialPlace, request: RequestToCheck): Detail[] => {
  const parameters = parametersOf(place);
  return [
    ...parameters.flatMap((parameter) => checkParameter(place, parameter, request)),
    ...unknownQueries(parameters, request),
    ...checkBody(place, request),
  ];
};

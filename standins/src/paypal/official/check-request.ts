import type { Detail } from '../paypal-fault.ts';
import { documentOf, type OfficialPlace, operationAt, type Parameter } from './documents.ts';
import { malformedIssue } from './issues.ts';
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

/** What is wrong: as PayPal would answer it, and in words that help. */
export interface Problem {
  detail: Detail;
  words: string;
}

const ISSUE: Record<string, string> = {
  required: 'MISSING_REQUIRED_PARAMETER',
  minLength: 'INVALID_STRING_LENGTH',
  maxLength: 'INVALID_STRING_LENGTH',
  enum: 'INVALID_PARAMETER_VALUE',
};

interface Where {
  field: string;
  location: Parameter['in'] | 'body';
}

/** A problem by the word of JSON Schema that tells it. */
export const problemOf = (place: OfficialPlace, where: Where, { keyword = '', message = '' }): Problem => {
  const issue = ISSUE[keyword] ?? 'INVALID_PARAMETER_SYNTAX';
  const { field, location } = where;
  return {
    // PayPal names no headers among the places where an issue lies.
    detail: { ...malformedIssue(place, issue), ...(location === 'header' ? {} : { field, location }) },
    words: `${location} ${field}: ${message}`,
  };
};

const parametersOf = (place: OfficialPlace): Parameter[] => {
  const { parameters } = documentOf(place.document).components;
  return operationAt(place).parameters.flatMap(({ $ref }) => parameters[$ref.split('/').at(-1) ?? ''] ?? []);
};

const givenFor = ({ name, in: where }: Parameter, { headers, query, ids }: RequestToCheck): unknown => {
  if (where === 'header') return headers[name.toLowerCase()];
  return where === 'path' ? ids[name] : (query.get(name) ?? undefined);
};

const checkParameter = (place: OfficialPlace, parameter: Parameter, request: RequestToCheck): Problem[] => {
  const { name: field, in: location, required, schema } = parameter;
  const where = { field, location };
  const given = givenFor(parameter, request);
  if (given === undefined) {
    return required ? [problemOf(place, where, { keyword: 'required', message: 'is missing' })] : [];
  }
  const validate = validatorOf(place.document, schema, 'closed');
  return validate(given) ? [] : (validate.errors ?? []).map((error) => problemOf(place, where, error));
};

const checkQueries = (place: OfficialPlace, parameters: Parameter[], { query }: RequestToCheck): Problem[] => {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return [...query.keys()]
    .filter((key, index, keys) => keys.indexOf(key) < index || !names.includes(key))
    .map((field) => problemOf(place, { field, location: 'query' }, { message: 'is unknown, or given twice' }));
};

const checkBody = (place: OfficialPlace, { body }: RequestToCheck): Problem[] => {
  const where = { field: '/', location: 'body' } as const;
  const { requestBody } = operationAt(place);
  if (body === undefined) {
    return requestBody?.required ? [problemOf(place, where, { keyword: 'required', message: 'is missing' })] : [];
  }
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return [problemOf(place, where, { message: 'is not taken' })];
  const validate = validatorOf(place.document, schema, 'closed');
  if (validate(body)) return [];
  // What goes wrong inside a condition is told once more by the condition itself.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  return errors.map((error) => problemOf(place, { field: fieldOf(error), location: 'body' }, error));
};

/** All that PayPal's own description of an operation holds against a request; unknown names count. */
export const checkRequest = (place: OfficialPlace, request: RequestToCheck): Problem[] => {
  const parameters = parametersOf(place);
  return [
    ...parameters.flatMap((parameter) => checkParameter(place, parameter, request)),
    ...checkQueries(place, parameters, request),
    ...checkBody(place, request),
  ];
};

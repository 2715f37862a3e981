import type { ErrorObject } from 'ajv';
import type { FastifyRequest } from 'fastify';
import type { PaypalCall } from '../account.ts';
import type { Detail } from '../paypal-fault.ts';
import { documentOf, type OfficialPlace, operationAt, type Parameter } from './documents.ts';
import { validatorOf } from './validators.ts';

/** What is wrong: as PayPal would answer it, and in words that help. */
interface Problem {
  detail: Detail;
  words: string;
}

interface CheckedCall {
  /** Undefined where there is none, or where it is no JSON. */
  body: unknown;
  problems: Problem[];
  isOtherContent: boolean;
}

interface Given {
  request: FastifyRequest;
  made: PaypalCall;
}

const JSON_TYPE = 'application/json';

const ISSUES: Record<string, string> = {
  required: 'MISSING_REQUIRED_PARAMETER',
  minLength: 'INVALID_STRING_LENGTH',
  maxLength: 'INVALID_STRING_LENGTH',
  enum: 'INVALID_PARAMETER_VALUE',
};

/** A problem by the word of JSON Schema that tells it. */
const problemOf = (location: Parameter['in'] | 'body', field: string, { keyword = '', message = '' }): Problem => {
  const issue = ISSUES[keyword] ?? 'INVALID_PARAMETER_SYNTAX';
  // PayPal names no headers among the places where an issue lies.
  const detail = location === 'header' ? { issue } : { issue, field, location };
  return { detail, words: `${location} ${field}: ${message}` };
};

const MISSING = { keyword: 'required', message: 'is missing' };

const givenFor = ({ name, in: where }: Parameter, { request, made }: Given): unknown => {
  if (where === 'header') return request.headers[name.toLowerCase()];
  if (where === 'query') return new URLSearchParams(made.query).get(name) ?? undefined;
  return Object.entries(request.params ?? {}).find(([param]) => param === name)?.[1];
};

const checkParameter = (place: OfficialPlace, parameter: Parameter, given: Given): Problem[] => {
  const { name, in: location, required, schema } = parameter;
  const value = givenFor(parameter, given);
  if (value === undefined) return required ? [problemOf(location, name, MISSING)] : [];
  const validate = validatorOf(place.document, schema, 'closed');
  return validate(value) ? [] : (validate.errors ?? []).map((error) => problemOf(location, name, error));
};

const checkParameters = (place: OfficialPlace, given: Given): Problem[] => {
  const { parameters: known } = documentOf(place.document).components;
  const parameters = operationAt(place).parameters.flatMap(({ $ref }) => known[$ref.split('/').at(-1) ?? ''] ?? []);
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const strange = [...new URLSearchParams(given.made.query).keys()].filter(
    (key, index, keys) => keys.indexOf(key) < index || !names.includes(key),
  );
  return [
    ...parameters.flatMap((parameter) => checkParameter(place, parameter, given)),
    ...strange.map((name) => problemOf('query', name, { message: 'is unknown, or given twice' })),
  ];
};

/** Where an answer of ajv points to, unknown and missing names included. */
const fieldOf = ({ instancePath, params }: ErrorObject): string => {
  const name: unknown = params.unevaluatedProperty ?? params.missingProperty;
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath;
};

const checkBody = (place: OfficialPlace, body: unknown): Problem[] => {
  const { requestBody } = operationAt(place);
  if (body === undefined) return requestBody?.required ? [problemOf('body', '/', MISSING)] : [];
  const schema = requestBody?.content?.['application/json']?.schema;
  if (!schema) return [problemOf('body', '/', { message: 'is not taken' })];
  const validate = validatorOf(place.document, schema, 'closed');
  return validate(body) ? [] : (validate.errors ?? []).map((error) => problemOf('body', fieldOf(error), error));
};

const parsed = (text: string): { body: unknown } | null => {
  try {
    return { body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return null;
  }
};

/** All that PayPal's own description of an operation holds against a call; unknown names count. */
export const checkCall = (place: OfficialPlace, given: Given): CheckedCall => {
  const { method, contentType, body: text } = given.made;
  if (method === 'POST' && contentType !== JSON_TYPE) {
    const problem = problemOf('header', 'content-type', { message: `has to be ${JSON_TYPE}` });
    return { body: undefined, problems: [problem], isOtherContent: true };
  }
  const read = parsed(text);
  const problems = read
    ? [...checkParameters(place, given), ...checkBody(place, read.body)]
    : [{ detail: { issue: 'MALFORMED_REQUEST_JSON' }, words: 'body: is no JSON' }];
  return { body: read?.body, problems, isOtherContent: false };
};

import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** PayPal's own descriptions of its API, as published. */
const FILES = {
  orders: 'paypal-checkout_orders_v2.json',
  payments: 'paypal-payments_payment_v2.json',
  webhooks: 'paypal-notifications_webhooks_v1.json',
} as const;

export type DocumentName = keyof typeof FILES;

/** JSON Schema: an object, whose words are looked at one by one. */
export type Schema = { [word: string]: unknown };

const schema: z.ZodType<Schema> = z.record(z.string(), z.unknown());

const reference = z.object({ $ref: z.string() });

const content = z.object({ content: z.record(z.string(), z.object({ schema })).optional() });

const operation = z.object({
  parameters: z.array(reference).default([]),
  requestBody: content.extend({ required: z.boolean().default(false) }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: content.shape.content, $ref: z.string().optional() })),
});

const parameter = z.object({
  name: z.string(),
  in: z.enum(['header', 'path', 'query']),
  required: z.boolean().default(false),
  schema,
});
export type Parameter = z.output<typeof parameter>;

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), schema),
    parameters: z.record(z.string(), parameter).default({}),
    responses: z.record(z.string(), content).default({}),
  }),
});
export type Document = z.output<typeof document>;

/** Amounts as PayPal takes them in currencies of hundredths, which its description says in words. */
const MONEY: Schema = {
  type: 'object',
  properties: {
    currency_code: { type: 'string', minLength: 3, maxLength: 3 },
    value: { type: 'string', pattern: '^[0-9]{1,15}\\.[0-9]{2}$' },
  },
  required: ['currency_code', 'value'],
};

/** Drops what stands beside a `$ref`: that is how OpenAPI 3.0 reads it. */
const withoutRefSiblings = (_name: string, value: unknown): unknown => {
  const { success, data } = reference.safeParse(value);
  return success ? data : value;
};

const read = new Map<DocumentName, Document>();

/** Read at the first question, so that starting costs nothing. */
export const documentOf = (name: DocumentName): Document => {
  const known = read.get(name);
  if (known) return known;
  const path = new URL(`../openapi/${FILES[name]}`, import.meta.url);
  const parsed = document.parse(JSON.parse(readFileSync(path, 'utf8'), withoutRefSiblings));
  parsed.components.schemas.money = MONEY;
  read.set(name, parsed);
  return parsed;
};

/** Where in the descriptions an operation stands. */
export interface OfficialPlace {
  document: DocumentName;
  /** With `{id}` in place of ids. */
  path: string;
  method: 'get' | 'post';
}

export const operationAt = ({ document: name, path, method }: OfficialPlace) =>
  operation.parse(documentOf(name).paths[path]?.[method]);

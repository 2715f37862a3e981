import { z } from 'zod';

/** The parts of JSON Schema that the description of our calls is written in. */
export interface Schema {
  type?: string | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  pattern?: string | undefined;
  format?: string | undefined;
  minLength?: number | undefined;
  minimum?: number | undefined;
}

export interface DescribedCall {
  name: string;
  method: string;
  /** With `{name}` for parameters. */
  path: string;
  query: string[];
  /** Null where the call takes no body. */
  body: { type: string; schema: Schema } | null;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    properties: z.record(z.string(), schema).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
  }),
);
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
});
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** The calls as a stranger learns of them, from /api/openapi.json. */
export const describedCalls = async (url: string): Promise<DescribedCall[]> => {
  const { paths } = description.parse(await (await fetch(`${url}/api/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const [body] = Object.entries(requestBody?.content ?? {});
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: body ? { type: body[0], schema: body[1].schema } : null,
      };
    }),
  );
};

/** Something that the schema allows. */
export const sampleOf = (schema: Schema): unknown => {
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return sampleObject(schema);
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items)] : [];
  if (schema.type === 'string') return sampleText(schema);
  if (schema.type === 'boolean') return true;
  return schema.minimum ?? 1;
};

const sampleObject = ({ properties = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, sampleOf(property)]));

const sampleText = ({ pattern, minLength = 1 }: Schema): string => {
  if (pattern?.includes('@')) return 'jo@example.com';
  return pattern?.includes('{43}') ? 'x'.repeat(43) : 'Sample'.padEnd(minLength, 'e');
};

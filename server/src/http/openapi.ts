import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BRAND } from '@pawsume/contract/brand';
import { API_BASE, type FilePart } from '@pawsume/contract/call';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifySchema {
    /** The file of a multipart call: described to readers, checked by upload.ts. */
    file?: FilePart;
  }
}

/** Describes all calls registered after it: OpenAPI 3.1 at /api/openapi.json, and to read at /api/docs. */
export const describeCalls = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: BRAND,
        version: '1',
        description: 'Pet résumés: describe a pet, get one honest page, download it.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: transformCall,
  });
  await app.register(swaggerUi, { routePrefix: `${API_BASE}/docs` });
  app.get(`${API_BASE}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
};

/** Zod to JSON Schema, with the file of a multipart call among its fields. */
const transformCall: SwaggerTransform = (document) => {
  const { file, ...schema } = document.schema ?? {};
  const described = jsonSchemaTransform({ ...document, schema });
  if (!file) return described;
  const { properties = {}, required = [] } = objectBody.parse(described.schema.body ?? {});
  const body = {
    type: 'object',
    properties: { ...properties, [file.field]: { type: 'string', format: 'binary' } },
    required: [...required, ...(file.required ? [file.field] : [])],
  };
  return { ...described, schema: { ...described.schema, body } };
};

/** What jsonSchemaTransform makes of the Zod objects that bodies are. */
const objectBody = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/endpoints/endpoints.ts';
import { type DocumentOptions, openApiDocument } from './openapi-document.ts';

/** `/openapi.json`: the contract as OpenAPI 3.1; `/docs`: the same to read and to try. */
export async function documentationPlugin(
  app: FastifyInstance,
  { documentation }: { documentation: DocumentOptions },
) {
  // Made when first asked for: most processes never are.
  let written: string | undefined;
  const document = () => openApiDocument(ENDPOINTS, documentation);
  app.get('/openapi.json', (_request, reply) => {
    written ??= JSON.stringify(document());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(written);
  });
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { url: `${documentation.baseUrl}/openapi.json`, tryItOutEnabled: false },
    theme: { title: documentation.title },
  });
}

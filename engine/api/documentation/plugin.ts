import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/capabilities.ts';
import { type DocumentOptions, openApiDocument } from './openapi-document.ts';

/** Everything from this origin; the library's one inline style is let in by its hash. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
  // The page's library wants a document when it starts; it is given ours when it is asked for.
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page names its files from the root, where the API's own prefix comes first.
    indexPrefix: app.prefix,
    staticCSP: POLICY,
    transformSpecification: document,
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      tryItOutEnabled: false,
    },
    theme: { title: documentation.title },
  });
}

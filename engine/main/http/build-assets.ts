import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The portal's own files. All but the builds' metadata carry a content hash; `latest.json` is
 * asked for with a timestamp and never kept.
 */
export async function buildAssetsPlugin(app: FastifyInstance, { folder }: { folder: string }) {
  await app.register(fastifyStatic, {
    root: join(resolve(folder), 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = !path.includes('/builds/latest');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-store');
    },
  });
}

import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The portal's own files. All but the builds' metadata carry a content hash; `latest.json` is
 * asked for with a timestamp and never kept. A finished build stays as it is, so its files are
 * listed once: the plugin's own route lists the folder for every answer.
 */
export async function buildAssetsPlugin(app: FastifyInstance, { folder }: { folder: string }) {
  const root = join(resolve(folder), 'client/assets');
  const files = listFiles(root);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = !path.includes('/builds/latest');
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-store');
    },
  });
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    schema: { hide: true },
    handler: ({ params }, reply) => {
      const file = params['*'];
      return files.has(file) ? reply.sendFile(file) : reply.callNotFound();
    },
  });
}

/** The files below a folder as addresses name them: with slashes, whatever the system's are. */
function listFiles(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')),
  );
}

import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface BuildAssetsOptions {
  /** The build of this instance. */
  readonly folder: string;
  /** Finds the folder of a file that another build has; undefined for what none has. */
  readonly findShared: (name: string) => Promise<string | undefined>;
}

/**
 * The portal's own files, and those of other builds whose pages may still be open. All but the builds' metadata carry a content hash; `latest.json` is
 * asked for with a timestamp and never kept. A finished build stays as it is, so its files are
 * listed once: the plugin's own route lists the folder for every answer.
 */
export async function buildAssetsPlugin(
  app: FastifyInstance,
  { folder, findShared }: BuildAssetsOptions,
) {
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
    handler: async ({ params, log }, reply) => {
      const file = params['*'];
      if (files.has(file)) return reply.sendFile(file);
      const shared = await findShared(file).catch((error) => {
        log.warn(error, 'The folder of shared builds (MARQUEE_ASSETS) could not be read.');
      });
      return shared === undefined ? reply.callNotFound() : reply.sendFile(file, shared);
    },
  });
}

/** The files below a folder as addresses name them: with slashes, whatever the system's are. */
export function listFiles(root: string): ReadonlySet<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')),
  );
}

import { createReadStream, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

interface AssetRoute {
  Params: { slug: string; hash: string; '*': string };
}

/**
 * Files of the programs' assets folders. Their addresses carry the content's hash, so they never
 * change; a policy of their own keeps even a hostile picture passive.
 */
export async function programAssetsPlugin(app: FastifyInstance, { folder }: { folder: string }) {
  app.get<AssetRoute>('/assets/programs/:slug/:hash/*', (request, reply) => {
    const { slug, '*': name } = request.params;
    const root = resolve(folder, slug, 'assets');
    const path = join(root, name);
    const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
    const sound = /^[a-z0-9-]+$/.test(slug) && path.startsWith(root + sep) && type !== undefined;
    const stat = sound ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (!stat?.isFile())
      return reply
        .code(404)
        .send({ status_code: 404, message: 'There is no such file.', extra: {} });
    return reply
      .headers({
        'content-type': type,
        'content-length': stat.size,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(createReadStream(path));
  });
}

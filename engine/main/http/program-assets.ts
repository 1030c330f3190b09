import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { PICTURE_HEADERS } from '#domain/http/answer-headers.ts';
import { readAsset } from './read-asset.ts';

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

/** What a file's name says it is; undefined for what is not served. */
export const assetType = (name: string): string | undefined =>
  TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];

interface AssetRoute {
  Params: { slug: string; hash: string; '*': string };
}

interface ProgramAssetsOptions {
  readonly catalogue: Pick<Catalogue, 'compiled'>;
  /** The catalogue's folder. */
  readonly folder: string;
}

/**
 * Files of the programs' assets folders that the programs show. Their addresses carry the content's
 * hash, so they never change; a policy of their own keeps even a hostile picture passive.
 */
export async function programAssetsPlugin(
  app: FastifyInstance,
  { catalogue, folder }: ProgramAssetsOptions,
) {
  app.get<AssetRoute>('/assets/programs/:slug/:hash/*', async (request, reply) => {
    const { slug, hash, '*': name } = request.params;
    const type = assetType(name);
    const content = type && (await readAsset({ slug, hash, name }, catalogue, folder));
    if (!content)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ status_code: 404, message: 'There is no such file.', extra: {} });
    return reply
      .headers({
        ...PICTURE_HEADERS,
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(content);
  });
}

import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { PICTURE_HEADERS } from '#domain/http/answer-headers.ts';
import {
  encodedWidths,
  IMAGE_ENCODINGS,
  type ImageEncoding,
} from '#domain/programs/image-address.ts';
import type { ImageEncoder } from '../images/image-encoder.ts';
import { encodedImages, wantImage } from '../images/watch-images.ts';
import { assetType } from './program-assets.ts';
import { readAsset } from './read-asset.ts';

interface ImageRoute {
  Params: { slug: string; hash: string; name: string };
}

interface ProgramImagesOptions {
  readonly catalogue: Catalogue;
  /** The catalogue's folder. */
  readonly folder: string;
  readonly encoder: ImageEncoder;
}

const LASTING = 'public, max-age=31536000, immutable';

/**
 * Pictures that programs show, encoded for the browsers that read it and the size they are shown in.
 * Until one is encoded its address answers with the original, which every browser shows as well.
 */
export async function programImagesPlugin(
  app: FastifyInstance,
  { catalogue, folder, encoder }: ProgramImagesOptions,
) {
  app.get<ImageRoute>('/assets/images/:slug/:hash/:name', async (request, reply) => {
    const { slug, hash, name } = request.params;
    const [width = '', encoding = ''] = name.split('.', 2);
    const compiled = catalogue.compiled(slug);
    const image = compiled && encodedImages(compiled).find((one) => one.hash === hash);
    reply.headers({ ...PICTURE_HEADERS, 'cache-control': 'no-store' });
    const isNamed = name === `${width}.${encoding}` && isEncoding(encoding);
    if (image && isNamed && encodedWidths(image.width).map(String).includes(width)) {
      const path = encoder.path(hash, Number(width), encoding);
      const encoded = await readFile(path).catch(() => undefined);
      if (encoded)
        return reply.header('cache-control', LASTING).type(IMAGE_ENCODINGS[encoding]).send(encoded);
      wantImage(encoder, slug, image, catalogue, folder);
      const original = await readAsset({ slug, hash, name: image.file }, catalogue, folder);
      if (original) return reply.type(assetType(image.file) ?? '').send(original);
    }
    return reply
      .code(404)
      .send({ status_code: 404, message: 'There is no such picture.', extra: {} });
  });
}

const isEncoding = (name: string): name is ImageEncoding => Object.hasOwn(IMAGE_ENCODINGS, name);

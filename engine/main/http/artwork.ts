import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { PICTURE_HEADERS } from '#domain/http/answer-headers.ts';
import { ARTWORK_KINDS, isArtworkVariant } from '#domain/programs/artwork-address.ts';
import type { Build } from '../build/read-build.ts';
import { composeArtwork } from '../images/compose-artwork.ts';
import { artworkKey, artworkMode } from '../images/images-of.ts';
import type { RenderCosts } from './render-costs.ts';

interface ArtworkRoute {
  Params: { slug: string; key: string; name: string };
}

interface ArtworkOptions {
  readonly catalogue: Catalogue;
  readonly build: Pick<Build, 'renderArt'>;
  readonly costs: RenderCosts;
}

const LASTING = 'public, max-age=31536000, immutable';
/** Another look than the address names: it may be another one again with the next edit. */
const BRIEF = 'public, max-age=300';
/** Art of a program without any. */
const PLAIN = { kind: 'orbs', seed: 1, density: 3 };

/** What is drawn for things that have no picture of their own, in the look of their program. */
export async function artworkPlugin(
  app: FastifyInstance,
  { catalogue, build, costs }: ArtworkOptions,
) {
  app.get<ArtworkRoute>('/assets/artwork/:slug/:key/:name', async (request, reply) => {
    const { slug, key, name } = request.params;
    const compiled = catalogue.compiled(slug);
    const [, word, number] = /^([a-z]+)-(\d{1,2})\.svg$/.exec(name) ?? [];
    const kind = ARTWORK_KINDS.find((one) => one === word);
    const variant = Number(number);
    if (!compiled || !kind || !isArtworkVariant(variant))
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .send({ status_code: 404, message: 'There is no such picture.', extra: {} });
    await costs.charge(request.raw, 'artwork');
    const { program, palettes } = compiled;
    const { kind: art, seed = 1, density = 3 } = program.theme.art ?? PLAIN;
    return reply
      .headers({
        ...PICTURE_HEADERS,
        'cache-control': key === artworkKey(compiled) ? LASTING : BRIEF,
      })
      .type('image/svg+xml')
      .send(
        composeArtwork(kind, {
          palette: palettes[artworkMode(program)],
          art: await build.renderArt(art, seed + variant, density),
        }),
      );
  });
}

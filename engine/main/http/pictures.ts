import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { View } from '#contract/programs/view.ts';
import { PICTURE_HEADERS } from '#domain/http/answer-headers.ts';
import type { DocumentServer } from '../documents/document-server.ts';
import { readRequest } from '../documents/read-request.ts';
import { DrawingQueueFull } from '../sharing/drawing/drawer.ts';
import type { Drawings } from '../sharing/drawings.ts';
import { ICONS, type IconName, PORTAL_ICON } from '../sharing/icons.ts';
import { CARD_QUERY, CARD_WIDTH, readPicturePath } from '../sharing/picture/page-picture.ts';
import type { RenderCosts } from './render-costs.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

interface PicturesOptions {
  readonly documents: DocumentServer;
  readonly drawings: Drawings;
  readonly costs: RenderCosts;
  readonly trustedProxies: TrustedProxies;
}

const LASTING = 'public, max-age=31536000, immutable';
/** Somebody may stop to show themselves. */
const PERSONAL = 'public, max-age=5, must-revalidate';
/** Where a picture is now may change with the next edit. */
const BRIEF = 'public, max-age=300';

/**
 * Pictures for link previews and icons for home screens. Their addresses carry a hash of what they
 * show: an outdated one leads to the picture of today. Only what pages name is ever drawn.
 */
export async function picturesPlugin(
  app: FastifyInstance,
  { documents, drawings, costs, trustedProxies }: PicturesOptions,
) {
  const { sharing } = documents;
  app.get('/assets/og/*', async (request, reply) => {
    await costs.charge(request.raw, 'picture');
    const { host, path } = readRequest(request.raw, trustedProxies);
    const isCard = request.raw.url?.endsWith(CARD_QUERY);
    const asked = readPicturePath(path);
    const view =
      asked && (await documents.lookWhole({ host, locale: asked.locale }, asked.pathname));
    if (!asked || !view || !hasPicture(view, asked)) return missing(reply);
    const { key, picture } = await sharing.picture(view, host);
    if (key !== asked.key)
      return reply
        .header('cache-control', BRIEF)
        .redirect(path.replace(asked.key, key) + (isCard ? CARD_QUERY : ''), 302);
    const tag = isCard ? `${key}-card` : key;
    const width = isCard ? CARD_WIDTH : undefined;
    const personal = view.content.kind === 'profile';
    return answer(
      ...[request, reply, tag],
      () => drawings.picture(key, picture, { width, personal }),
      personal ? PERSONAL : LASTING,
    );
  });

  app.get<{ Params: { owner: string; key: string; name: string } }>(
    '/assets/icons/:owner/:key/:name',
    (request, reply) => {
      const { owner, key, name } = request.params;
      const portal = owner === PORTAL_ICON;
      const compiled = portal ? undefined : documents.catalogue.compiled(owner);
      if (!Object.hasOwn(ICONS, name) || (!portal && !compiled)) return missing(reply);
      const icon = name as IconName;
      const favicon = compiled?.projection.favicon as string | undefined;
      const path = sharing.iconOf(compiled?.slug, favicon, icon);
      if (path !== `/assets/icons/${owner}/${key}/${name}`)
        return reply.header('cache-control', BRIEF).redirect(path, 302);
      const ground = sharing.ground(compiled?.slug);
      return answer(request, reply, key, () => drawings.icon(key, icon, favicon, ground));
    },
  );
}

/** Pages that may be found and people who show themselves have one, and every program's landing page. */
function hasPicture(view: View, asked: { locale: string; pathname: string }): boolean {
  if (view.status !== 200 || view.locale !== asked.locale) return false;
  if (view.content.kind === 'profile') return true;
  return view.robots === 'index' || asked.pathname === (view.base || '/');
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  draw: () => Promise<Buffer>,
  lasting = LASTING,
) {
  const etag = `"${key}"`;
  reply.headers({ ...PICTURE_HEADERS, etag, 'cache-control': lasting });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  try {
    return reply.type('image/png').send(await draw());
  } catch (error) {
    reply.removeHeader('etag').header('cache-control', 'no-store');
    if (!(error instanceof DrawingQueueFull)) throw error;
    return reply
      .code(503)
      .header('retry-after', '5')
      .type('application/json')
      .send({ status_code: 503, message: `${error.message} Please try again.`, extra: {} });
  }
}

const missing = (reply: FastifyReply) =>
  reply.code(404).send({ status_code: 404, message: 'There is no such picture.', extra: {} });

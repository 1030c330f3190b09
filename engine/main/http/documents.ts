import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitCounter } from '#api/visits/visit-counter.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { readView } from '#contract/programs/view-endpoint.ts';
import { acceptedEncoding } from '../documents/accepted-encoding.ts';
import { countVisit } from '../documents/count-visit.ts';
import { noteDocument, send } from '../documents/document-front.ts';
import type { DocumentServer } from '../documents/document-server.ts';
import { readRequest } from '../documents/read-request.ts';
import type { RenderCosts } from './render-costs.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

interface DocumentsOptions {
  readonly documents: DocumentServer;
  readonly costs: RenderCosts;
  readonly trustedProxies: TrustedProxies;
  /** Absent where nothing keeps them. */
  readonly visits: VisitCounter | undefined;
}

/** Every address that nothing else claims: the portal's pages; and `/portal/view`, their data. */
export async function documentsPlugin(
  app: FastifyInstance,
  { documents, costs, trustedProxies, visits }: DocumentsOptions,
) {
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = readRequest(request.raw, trustedProxies);
    const answer = await documents.answer(
      asked,
      () => costs.charge(request.raw, 'page'),
      () => costs.charge(request.raw, 'view'),
    );
    if (answer.kind === 'redirect')
      return reply.redirect(inLocale(answer.location, asked.locale), answer.status);
    const { document, key } = answer;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const form = await documents.forms.of(document, encoding, key);
    noteDocument(request.raw, document);
    countVisit(visits, document.landing_of, request.raw);
    reply.hijack();
    send(document, form, request.raw, reply.raw, asked.locale);
    return reply;
  };
  app.get('/*', page);
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return page(request, reply);
    return reply.code(404).send({
      status_code: 404,
      message: `There is no ${request.method} ${request.url}.`,
      extra: {},
    });
  });

  app.route({
    method: readView.method,
    url: readView.path,
    handler: async (request, reply): Promise<ResponseOf<typeof readView>> => {
      const { href = '/', locale } = readView.query.parse(request.query);
      const asked = readRequest({ ...pick(request), url: href }, trustedProxies);
      await costs.charge(request.raw, 'view');
      const viewed = await documents.viewWhole({ ...asked, locale: asked.locale ?? locale });
      reply.header('cache-control', 'no-store');
      return 'kind' in viewed ? { redirect: viewed.location } : { view: viewed.view };
    },
  });
}

/** The address in the locale that was asked for: moving on changes no language. */
const inLocale = (location: string, locale: string | undefined): string =>
  locale === undefined ? location : `${location}?locale=${encodeURIComponent(locale)}`;

const pick = ({ raw }: FastifyRequest) => ({ headers: raw.headers, socket: raw.socket });

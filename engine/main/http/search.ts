import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompiledProgram } from '#contract/programs/compiled.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { classifyHost } from '#domain/programs/classify-host.ts';
import type { DocumentServer } from '../documents/document-server.ts';
import { readRequest } from '../documents/read-request.ts';
import { robotsOf } from '../sharing/robots-of.ts';
import { sitemapOf } from '../sharing/sitemap-of.ts';
import { webManifest } from '../sharing/web-manifest.ts';
import { answerText } from './answer-text.ts';
import type { RenderCosts } from './render-costs.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

interface SearchOptions {
  readonly documents: DocumentServer;
  readonly costs: RenderCosts;
  readonly trustedProxies: TrustedProxies;
}

/** What search engines and home screens ask each host for. */
export async function searchPlugin(
  app: FastifyInstance,
  { documents, costs, trustedProxies }: SearchOptions,
) {
  const { catalogue, sharing } = documents;
  const look = documents.look.bind(documents);
  const hostOf = (request: FastifyRequest) => {
    const { host } = readRequest(request.raw, trustedProxies);
    return { header: host, ...classifyHost(host, catalogue) };
  };

  app.get('/robots.txt', async (request, reply) => {
    await costs.charge(request.raw, 'text');
    const text = robotsOf(hostOf(request), catalogue, look);
    return answerText(request, reply, 'text/plain; charset=utf-8', text);
  });

  const sitemap = async (request: FastifyRequest, reply: Parameters<typeof answerText>[1]) => {
    await costs.charge(request.raw, 'sitemap');
    const { path } = readRequest(request.raw, trustedProxies);
    const name = /^\/sitemap(?:-([a-z0-9_-]+))?\.xml$/.exec(path)?.[1];
    const text = sitemapOf(hostOf(request), name, catalogue, look);
    if (text === undefined) return reply.callNotFound();
    return answerText(request, reply, 'application/xml; charset=utf-8', text);
  };
  app.get('/sitemap.xml', sitemap);
  app.get('/sitemap-:name.xml', sitemap);

  app.get<{ Querystring: { program?: string; locale?: string } }>(
    '/site.webmanifest',
    async (request, reply) => {
      await costs.charge(request.raw, 'text');
      const host = hostOf(request);
      const named = host.kind === 'portal' ? request.query.program : undefined;
      const base = named === undefined ? '/' : homeOf(catalogue.compiled(String(named)));
      const { locale = DEFAULT_LOCALE } = readRequest(request.raw, trustedProxies);
      const landing = base === undefined ? undefined : look({ host: host.header, locale }, base);
      if (!landing) return reply.callNotFound();
      const manifest = webManifest(landing, {
        ground: sharing.ground(landing.program?.slug),
        icon: (name) => sharing.icon(landing, name),
      });
      const type = 'application/manifest+json; charset=utf-8';
      return answerText(request, reply, type, JSON.stringify(manifest));
    },
  );
}

/** Where a program lives on the portal. */
function homeOf(compiled: CompiledProgram | undefined): string | undefined {
  if (!compiled) return undefined;
  const { status, slug, base_route } = compiled.program;
  return status === 'archived' ? `/__archive/${slug}` : base_route;
}

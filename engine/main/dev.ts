import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { openSource, watchSource } from '#catalogue/bundle/open-source.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { createApiHost } from './api/api-host.ts';
import { developmentBuild } from './build/development-build.ts';
import { assembleDocument } from './documents/assemble-document.ts';
import { countVisit } from './documents/count-visit.ts';
import { DocumentServer } from './documents/document-server.ts';
import { landingOf } from './documents/page-facts.ts';
import { readRequest } from './documents/read-request.ts';
import { readConfig } from './server/config.ts';
import { createPortalServer } from './server/create-server.ts';
import { failToStart } from './server/start.ts';

/** The product for its developers: code and manifests take effect as they are saved. */
async function startDevelopment(): Promise<void> {
  const given = readConfig(process.env);
  const source = await openSource(given.MARQUEE_PROGRAMS, given.MARQUEE_DATA);
  const config = { ...given, MARQUEE_PROGRAMS: source.folder };
  const catalogue = await Catalogue.open({
    folder: config.MARQUEE_PROGRAMS,
    dataFolder: config.MARQUEE_DATA,
    environment: config.MARQUEE_ENV,
  });
  await catalogue.refresh();
  const http = createHttpServer();
  const vite = await createViteServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
  });
  const build = await developmentBuild(vite);
  const port = () => (http.address() as AddressInfo | null)?.port ?? config.PORT;
  const visitorKey = config.MARQUEE_EVENTS_API_KEY;
  const documents = new DocumentServer({
    ...{ catalogue, build, cacheBytes: 1, port, visitorKey },
    profiles: async (asked) => api?.profile(asked),
  });
  const { app, api, visits } = await createPortalServer(
    config,
    catalogue,
    build,
    (log, metrics, visits) =>
      createApiHost({
        config,
        environment: process.env,
        catalogue,
        metrics,
        visits,
        log,
        onFailure: failToStart,
      }),
    source.bundle,
  );
  await app.ready();

  http.on('request', (request, response) => {
    if (api?.answer(request, response)) return;
    vite.middlewares(request, response, () => {
      if (isPage(request))
        void sendPage(request, response).catch((error) => fail(vite, error, response));
      else app.routing(request, response);
    });
  });
  // Vite listens as well, for its own.
  http.on('upgrade', (request, socket, head) => void api?.upgrade(request, socket, head));
  const sendPage = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = readRequest(request, config.MARQUEE_TRUST_PROXY);
    const viewed = await documents.viewWhole(asked);
    if ('kind' in viewed) {
      response.writeHead(viewed.status, { location: viewed.location }).end();
      return;
    }
    const { view } = viewed;
    countVisit(visits, landingOf(view), request);
    const page = await documents.renderView(viewed, asked);
    const { html } = assembleDocument(page, view, build, await build.collectStyles(page.modules));
    response.writeHead(view.status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(await vite.transformIndexHtml(request.url ?? '/', html));
  };
  const changed = (slugs?: readonly string[]) => {
    void catalogue.refresh(slugs).then(({ slugs: changed, site }) => {
      for (const issue of catalogue.issues)
        if (issue.severity === 'error')
          console.error(
            `${issue.file}:${issue.line}:${issue.column} ${issue.code} ${issue.message} ${issue.action}`,
          );
      if (site || changed.length > 0) vite.ws.send({ type: 'full-reload' });
    });
  };
  watchSource(source, changed, console.warn);
  http.listen(config.PORT, config.HOST, () => {
    api?.listen(port());
    console.log(`http://localhost:${port()} (development)`);
  });
}

/** What the browser opens as a page, told apart from files and the API. */
function isPage({ method, url = '/', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || !String(headers.accept ?? '').includes('text/html')) return false;
  return !/^\/(assets|api|portal|healthz|readyz|favicon|robots|sitemap|site\.webmanifest)/.test(
    url,
  );
}

function fail(vite: ViteDevServer, error: Error, response: ServerResponse): void {
  vite.ssrFixStacktrace(error);
  console.error(error);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error.stack));
}

await startDevelopment().catch(failToStart);

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { iconsPlugin } from '#api/icons/plugin.ts';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import { VisitCounter } from '#api/visits/visit-counter.ts';
import type { BundleSource } from '#catalogue/bundle/bundle-source.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { COMMON_ERRORS } from '#contract/errors/common.ts';
import { PICTURE_HEADERS } from '#domain/http/answer-headers.ts';
import { readAssetAddress } from '#domain/programs/asset-address.ts';
import type { ApiHost, ApiHostFactory } from '../api/api-host.ts';
import { findShared } from '../build/find-shared.ts';
import type { OpenBuild } from '../build/open-build.ts';
import type { Build } from '../build/read-build.ts';
import { DocumentFront } from '../documents/document-front.ts';
import { DocumentServer } from '../documents/document-server.ts';
import { leavePolicyAsKept, setAnswerHeaders } from '../http/answer-headers.ts';
import { artworkPlugin } from '../http/artwork.ts';
import { buildAssetsPlugin } from '../http/build-assets.ts';
import { documentsPlugin } from '../http/documents.ts';
import { picturesPlugin } from '../http/pictures.ts';
import { programAssetsPlugin } from '../http/program-assets.ts';
import { programImagesPlugin } from '../http/program-images.ts';
import { pushWorkerPlugin } from '../http/push-worker.ts';
import { readAsset } from '../http/read-asset.ts';
import {
  createRenderCosts,
  NO_COSTS,
  RenderingRefused,
  refuseRendering,
} from '../http/render-costs.ts';
import { searchPlugin } from '../http/search.ts';
import { translationFramePlugin } from '../http/translation-frame.ts';
import { siteIcons } from '../icons/site-icons.ts';
import { ImageEncoder } from '../images/image-encoder.ts';
import { watchImages } from '../images/watch-images.ts';
import { openProfiles } from '../profiles/open-profiles.ts';
import { ProfilesUnavailable, type ReadProfile } from '../profiles/profile-source.ts';
import { purgeChanges } from '../purge/purge-changes.ts';
import { TooBusy } from '../rendering/admission.ts';
import { createDrawings } from '../sharing/create-drawings.ts';
import { attachTelemetry } from '../telemetry/open-telemetry.ts';
import { attachApi, healthOf } from './attach-api.ts';
import { attachHealth } from './attach-health.ts';
import { buildFolder, type Config, purgeTarget } from './config.ts';
import { FAVICON } from './favicon.ts';
import { followServer, nameRoutes } from './follow-server.ts';
import { keepDocuments, openDocumentStore } from './keep-documents.ts';
import { openHttpServer } from './open-http-server.ts';
import { serverLog } from './server-log.ts';
import { shareAssets } from './share-assets.ts';

const NO_PROFILES =
  'Public profiles of creators are not shown: set MARQUEE_API_URL to where the API is.';

export interface PortalServer {
  readonly app: FastifyInstance;
  readonly documents: DocumentServer;
  readonly api: ApiHost | undefined;
  /** What counts visits; absent without an API, which keeps them. */
  readonly visits: VisitCounter | undefined;
}

/** Puts the whole server together; it does not listen yet. Without an API it serves pages alone. */
export async function createPortalServer(
  config: Config,
  catalogue: Catalogue,
  build: Build | OpenBuild,
  api?: ApiHostFactory,
  bundle?: BundleSource,
): Promise<PortalServer> {
  const profiles: ReadProfile | undefined = api
    ? async (asked) => host?.profile(asked)
    : openProfiles(config, catalogue);
  const documents = new DocumentServer({
    catalogue,
    build,
    cacheBytes: config.MARQUEE_CACHE_MB * 1024 * 1024,
    port: () => (app.server.address() as AddressInfo | null)?.port ?? config.PORT,
    visitorKey: config.MARQUEE_EVENTS_API_KEY,
    ...(profiles ? { profiles } : {}),
    sharedSeconds: config.MARQUEE_SHARED_SECONDS,
    ...('renderer' in build ? { renderer: build.renderer } : {}),
    ...openDocumentStore(config, build.id, () => app.log),
  });
  const visits = api && new VisitCounter();
  const { MARQUEE_TRUST_PROXY: trustedProxies, MARQUEE_HSTS_PRELOAD: preload } = config;
  const front = new DocumentFront(documents.cache, catalogue, trustedProxies, visits, preload);
  const metrics = createMetrics();
  metrics.instance.countDocuments(() => ({
    cached: front.answered,
    rendered: documents.rendered,
    bytes: documents.cache.bytes,
    kept: documents.cache.size,
  }));
  const following = followServer(config, metrics, () => app.log);
  const app: FastifyInstance = fastify({
    logger: serverLog(config),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 20_000, ignoreDuplicateSlashes: false },
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      openHttpServer((request, response) => {
        const facts = following.begin(request, response);
        if (front.answer(request, response)) return;
        setAnswerHeaders(request, response, config.MARQUEE_TRUST_PROXY, catalogue, preload);
        following.within(facts, () => {
          if (!host?.answer(request, response)) handler(request, response);
        });
      }),
    frameworkErrors: (error, request, reply) => {
      // A path that cannot be decoded is no fault of ours: it is an address where nothing is.
      request.log.debug({ code: error.code }, 'An address could not be read.');
      const { raw } = reply;
      reply.hijack();
      raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      raw.end(`Page not found: ${request.url.slice(0, 200)}`);
    },
  });
  if (!profiles) app.log.warn(NO_PROFILES);
  nameRoutes(app);
  keepDocuments(app, documents);
  if ('renderer' in build) app.addHook('onClose', () => build.renderer.close());
  await attachTelemetry(app, metrics);
  const host = await api?.(app.log, metrics, visits);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !(error instanceof TooBusy)) request.log.error(error);
    if (
      error instanceof RenderingRefused ||
      error instanceof ProfilesUnavailable ||
      error instanceof TooBusy
    )
      return refuseRendering(error, request, reply);
    return reply.code(status).send({
      status_code: status,
      message: status >= 500 ? COMMON_ERRORS.INTERNAL.message : error.message,
      extra: status >= 500 ? { code: 'INTERNAL' } : {},
    });
  });
  const health = healthOf({ config, catalogue, bundle, host, metrics, build: build.id });
  await attachHealth(app, config, catalogue, health);
  await app.register(iconsPlugin, { icons: siteIcons(catalogue) });
  await app.register(translationFramePlugin, { catalogue });
  await app.register(programAssetsPlugin, { catalogue, folder: config.MARQUEE_PROGRAMS });
  const images = join(config.MARQUEE_DATA, 'images');
  const encoder = new ImageEncoder(images, (facts, message) => app.log.warn(facts, message));
  app.addHook('onListen', async () => {
    watchImages(encoder, catalogue, config.MARQUEE_PROGRAMS, images);
  });
  app.addHook('onClose', () => encoder.close());
  const target = purgeTarget(config);
  if (target) {
    const options = { catalogue, build: build.id, dataFolder: config.MARQUEE_DATA };
    let stopPurging = () => {};
    app.addHook('onListen', async () => {
      stopPurging = purgeChanges({ ...options, target, log: app.log, metrics: metrics.purges });
    });
    app.addHook('onClose', async () => stopPurging());
  }
  await app.register(programImagesPlugin, { catalogue, folder: config.MARQUEE_PROGRAMS, encoder });
  const shared = await shareAssets(config, build.id, app.log);
  app.addHook('onClose', async () => shared.stop());
  await app.register(buildAssetsPlugin, {
    folder: buildFolder(config),
    findShared: findShared(shared.assets),
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ ...PICTURE_HEADERS, 'cache-control': 'public, max-age=86400' })
      .send(FAVICON),
  );
  await app.register(pushWorkerPlugin);
  const costs = config.MARQUEE_RATE_LIMITS === 'off' ? NO_COSTS : createRenderCosts(trustedProxies);
  const readAssetOf = (address: string) => {
    const asset = readAssetAddress(address);
    return asset && readAsset(asset, catalogue, config.MARQUEE_PROGRAMS);
  };
  const drawings = createDrawings(config.MARQUEE_DATA, readAssetOf, build);
  app.addHook('onClose', () => drawings.close());
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 304) leavePolicyAsKept(reply.raw);
  });
  await app.register(artworkPlugin, { catalogue, build, costs });
  await app.register(picturesPlugin, { documents, drawings, costs, trustedProxies });
  await app.register(searchPlugin, { documents, costs, trustedProxies });
  await app.register(documentsPlugin, { documents, costs, trustedProxies, visits });
  if (host) attachApi(app, host);
  return { app, documents, api: host, visits };
}

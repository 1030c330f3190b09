import fastify, { type FastifyInstance, LogController } from 'fastify';
import { apiPlugin } from '#api/api-plugin.ts';
import { authReturnPlugin } from '#api/auth/return-plugin.ts';
import { demoMatchesOf } from '#api/bingo/demo-matches.ts';
import { connectorPlugin } from '#api/connectors/receive-plugin.ts';
import { credentialsPlugin } from '#api/credentials/credentials-plugin.ts';
import { createEventServer, type EventServer } from '#api/events/event-server.ts';
import { publishPlugin } from '#api/events/publish-plugin.ts';
import type { ApiServices } from '#api/http/services.ts';
import { unsubscribePlugin } from '#api/mail/unsubscribe-plugin.ts';
import { requestFacts } from '#api/metrics/request-facts.ts';
import { openingPagesPlugin } from '#api/openings/opening-pages.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Config } from '../server/config.ts';
import { applyCampaigns } from './apply-campaigns.ts';
import { eventOptions } from './events-host.ts';
import { seeFirstOwner } from './first-owner.ts';
import { sampleData } from './sample-data.ts';
import { unsubscribeOptions } from './unsubscribe-options.ts';

/** What answers calls and holds live connections. */
export interface Answers {
  readonly app: FastifyInstance;
  readonly events: EventServer;
  /** Begins what may wait until calls are answered. */
  readonly begin: () => void;
  /** Resolves when nothing is being answered any more. */
  readonly stop: () => Promise<void>;
}

/** Makes ready what calls need: owners, campaigns in development, the API and the events service. */
export async function answerCalls(
  services: ApiServices,
  catalogue: Catalogue,
  config: Config,
  prefix: string,
): Promise<Answers> {
  await seeFirstOwner(services, catalogue, config.MARQUEE_OWNER_EMAIL);
  const samples = sampleData(services, config.MARQUEE_DATA);
  const campaigns = await applyCampaigns(services, catalogue, samples.want);
  const app = await createApiApp(config, prefix, services, catalogue.unknown_host_program);
  const events = createEventServer(eventOptions(services, config));
  return {
    app,
    events,
    begin: samples.start,
    stop: async () => {
      await events.close();
      await app.close();
      await demoMatchesOf(services).stop();
      await campaigns.stop();
      await samples.stop();
    },
  };
}

async function createApiApp(
  config: Config,
  prefix: string,
  services: ApiServices,
  fallbackSlug: string,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestFacts(request).id,
    // Each line names what is under way by itself.
    childLoggerFactory: (logger) => logger,
    routerOptions: { maxParamLength: 20_000 },
    trustProxy: config.MARQUEE_TRUST_PROXY.any ? config.MARQUEE_TRUST_PROXY.has : false,
    forceCloseConnections: 'idle',
    // All calls are declared in one go, which takes as long as a machine under load needs for it.
    pluginTimeout: 0,
  });
  await app.register(apiPlugin, { prefix, services });
  await app.register(connectorPlugin, { prefix, services });
  await app.register(authReturnPlugin, { services });
  await app.register(credentialsPlugin, { services });
  await app.register(publishPlugin, { services, publicKey: config.MARQUEE_EVENTS_API_KEY });
  await app.register(unsubscribePlugin, {
    prefix,
    ...unsubscribeOptions(services, fallbackSlug),
  });
  await app.register(openingPagesPlugin, { prefix, services });
  await app.ready();
  return app;
}

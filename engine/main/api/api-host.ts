import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { openConnectors } from '#api/connectors/open-connectors.ts';
import { CONNECTOR_PATH } from '#api/connectors/receive-plugin.ts';
import { readPublicProfile } from '#api/core/profiles/read-public-profile.ts';
import type { EmbeddedProvider } from '#api/embedded-provider/embedded-provider.ts';
import { refuseUpgrade } from '#api/events/event-server.ts';
import type { DeploymentWarning } from '#api/health/deployment-warnings.ts';
import type { Readiness } from '#api/health/readiness.ts';
import { ApiError } from '#api/http/api-error.ts';
import { errorBody } from '#api/http/error-handler.ts';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import type { Secrets } from '#api/secrets/secrets.ts';
import { SIMULATED_MOUNT } from '#api/simulated-platforms/simulated-client.ts';
import type { SimulatedPlatforms } from '#api/simulated-platforms/simulated-platforms.ts';
import { StoreUnavailableError } from '#api/store/errors.ts';
import type { VisitCounter } from '#api/visits/visit-counter.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ReadProfile } from '../profiles/profile-source.ts';
import type { Config } from '../server/config.ts';
import { isPublic } from '../server/roles.ts';
import { isPublish, isRealtime } from './events-host.ts';
import { identityProviders } from './identity-providers.ts';
import { openSecrets } from './open-secrets.ts';
import { brokenStore, untilRunning } from './open-server-store.ts';
import { originsOf } from './origins.ts';
import { programDirectory } from './program-directory.ts';
import { type Running, runOnStore } from './run-on-store.ts';
import { warningsOf } from './warnings-of.ts';
import { within } from './within.ts';

/** How long a call waits for a store that is being opened. */
const STARTING_MILLISECONDS = 10_000;
/** When to ask again for a store that is being opened, and for one that somebody has to mend. */
const SOON_SECONDS = 2;
const LATER_SECONDS = 60;

const START_ANEW = 'Then start this process anew.';
const BROKEN = `The embedded store cannot be used: pages are served without it, calls are answered with 503. Put it right as it is said here, or restore a backup into a new one. ${START_ANEW}`;
const WORKS = 'What goes on in the background runs here.';
const LEAVES_WORK =
  'Nothing runs in the background here: a process with the role "worker" sends mails and holds draws.';

export interface ApiHost {
  /** Answers what belongs to the API; false: the request is not for it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes over a connection of the events service, or of a platform that is played; false: the request is not for it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Begins to open the store; documents are served meanwhile. */
  listen(port: number): void;
  /** A creator's public profile; undefined where nobody is shown. @throws where the store is away */
  profile: ReadProfile;
  /** Whether what it stands on answers. */
  readiness(): Promise<Readiness>;
  /** What was configured too little for those who will use it. */
  warnings(): readonly DeploymentWarning[];
  /** Ends all connections of the events service, and takes in no more. */
  closeSockets(): Promise<void>;
  close(): Promise<void>;
}

/** Puts the API together; the server calls it with its own log and counters. */
export type ApiHostFactory = (
  log: FastifyBaseLogger,
  metrics: ApiMetrics,
  visits?: VisitCounter,
) => Promise<ApiHost>;

export interface ApiHostOptions {
  readonly config: Config;
  /** The environment's own variables: secrets of identity providers are named in them. */
  readonly environment: NodeJS.ProcessEnv;
  readonly catalogue: Catalogue;
  readonly metrics: ApiMetrics;
  /** Counts what is visited of the pages that this process serves; absent where it serves none. */
  readonly visits: VisitCounter | undefined;
  readonly log: FastifyBaseLogger;
  /** Told why the store could not be opened; the host never answers then. */
  readonly onFailure: (error: unknown) => void;
}

/** The creators API beside the portal, in the same process and on the same port, and what goes on behind it. */
export async function createApiHost({
  config,
  environment,
  catalogue,
  metrics,
  visits,
  log,
  onFailure,
}: ApiHostOptions): Promise<ApiHost> {
  const roles = config.MARQUEE_ROLE;
  const answersCalls = roles.has('api');
  const prefix = new URL(catalogue.site.site.api.base_url, 'http://any').pathname;
  const secrets = openSecrets(config);
  const develops = config.MARQUEE_ENV === 'development';
  const embedded = develops ? await samplePeople(secrets) : undefined;
  const warnings = () => warningsOf(config.MARQUEE_ENV, environment, catalogue);
  for (const { code, message } of warnings()) log.warn({ code }, message);
  let port = config.PORT;
  const origins = originsOf(catalogue, config.MARQUEE_ENV, () => port);
  const webhook = (platform: string) => `${origins.main()}${prefix}${CONNECTOR_PATH}/${platform}`;
  // What happens there is known to one process: with several, another one would be asked.
  const played =
    develops && config.MARQUEE_WORKERS === 1 ? await playPlatforms(webhook) : undefined;
  // Both follow the catalogue for as long as the process runs, however often its work begins.
  const programs = programDirectory(catalogue, origins.ofProgram);
  const connectors = openConnectors({
    chosen: config.MARQUEE_CONNECTORS,
    environment,
    played: played ? () => `${origins.main()}${SIMULATED_MOUNT}` : undefined,
    apiAddress: () => `${origins.main()}${prefix}`,
  });
  const development = { embedded, connectors, log };
  const identity = identityProviders(catalogue, environment, origins, development);
  let opening: Promise<Running> | undefined;
  let running: Running | undefined;
  let broken: StoreUnavailableError | undefined;
  let closing = false;

  // What a command line ends, such as an operator's sessions, ends here at once as well.
  const forget = () => running?.services.sessions.forgetAll();
  const open = async () => {
    const opening = { log, metrics, givenUp: () => closing, shared: forget };
    const parts = {
      ...{ config, catalogue, programs, identity, secrets, metrics, visits },
      ...{ prefix, connectors, onLost: onFailure, log },
    };
    running = await untilRunning(config, opening, (store) => runOnStore(store, parts));
    running.answers?.begin();
    if (running.answers) log.info(`The API answers at ${origins.main()}${prefix}`);
    log.info(roles.has('worker') ? WORKS : LEAVES_WORK);
    return running;
  };
  const untilReady = () => within<Running | undefined>(opening, STARTING_MILLISECONDS);
  const dispatch = async (request: IncomingMessage, response: ServerResponse) => {
    const ready = await untilReady();
    if (ready?.answers) ready.answers.app.routing(request, response);
    else refuse(response, SOON_SECONDS);
  };
  /** Pages are served on without the store; it is opened again by a process that is started anew. */
  const giveUp = (error: unknown) => {
    if (closing) return;
    broken = brokenStore(error, config);
    if (broken === undefined) return onFailure(error);
    log.error({ err: broken }, BROKEN);
  };

  return {
    answer(request, response) {
      if (!answersCalls) return false;
      if (embedded?.answer(request, response)) return true;
      if (played?.answer(request, response)) return true;
      if (!isForApi(request.url ?? '/', prefix) && !isPublish(request)) return false;
      if (running?.answers) running.answers.app.routing(request, response);
      else
        void dispatch(request, response).catch(() =>
          refuse(response, broken ? LATER_SECONDS : SOON_SECONDS),
        );
      return true;
    },
    upgrade(request, socket, head) {
      if (!answersCalls) return false;
      if (!closing && played?.upgrade(request, socket, head)) return true;
      if (!isRealtime(request)) return false;
      // Clients try again, by themselves and after a while.
      if (!running?.answers || closing) refuseUpgrade(socket);
      else running.answers.events.upgrade(request, socket, head);
      return true;
    },
    listen(listening) {
      // Addresses that people are sent lead to where the public is answered.
      if (isPublic(roles)) port = listening;
      embedded?.configure(origins.main());
      if (played)
        log.info(`What happens on platforms is said at ${origins.main()}${SIMULATED_MOUNT}`);
      opening = open();
      opening.catch(giveUp);
    },
    profile: async (asked) => {
      const { services } = running ?? (broken ? undefined : await untilReady()) ?? {};
      if (!services) throw new StoreUnavailableError();
      return readPublicProfile(services, asked);
    },
    warnings,
    readiness: async () =>
      running?.readiness() ?? {
        store: 'unavailable',
        ...(broken === undefined ? {} : { reason: `${broken.message}. ${START_ANEW}` }),
      },
    async closeSockets() {
      closing = true;
      played?.close();
      await running?.answers?.events.close();
    },
    async close() {
      closing = true;
      const opened = await opening?.catch(() => undefined);
      await opened?.stop();
    },
  };
}

/** Loaded where it may run only: elsewhere its code is not even read. */
async function samplePeople(secrets: Secrets): Promise<EmbeddedProvider> {
  const { createEmbeddedProvider } = await import('#api/embedded-provider/embedded-provider.ts');
  return createEmbeddedProvider({ environment: 'development', secrets });
}

async function playPlatforms(webhook: (platform: string) => string): Promise<SimulatedPlatforms> {
  const { createSimulatedPlatforms } = await import(
    '#api/simulated-platforms/simulated-platforms.ts'
  );
  return createSimulatedPlatforms('development', { now: () => new Date(), webhook });
}

/**
 * Icons stay with the portal; the identity service is the API's; the provider's way back is where it
 * carries a state.
 */
function isForApi(url: string, prefix: string): boolean {
  if (url.startsWith(`${prefix}/`)) return !url.startsWith(`${prefix}/icons`);
  if (/^\/credentials\/?(?:\?|$)/.test(url)) return true;
  return url.startsWith('/auth/callback?') && /[?&]state=/.test(url);
}

function refuse(response: ServerResponse, seconds: number): void {
  const error = new ApiError('STORE_UNAVAILABLE');
  response
    .writeHead(error.status, { 'content-type': 'application/json', 'retry-after': String(seconds) })
    .end(JSON.stringify(errorBody(error)));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CONNECTORS, type ConnectorName } from '#contract/vocabulary/connector-words.ts';
import { findSamplePerson } from '../embedded-provider/sample-people.ts';
import { DEVELOPMENT_HEADERS } from '../http/development-page.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { playedDiscord } from './played-discord.ts';
import { playedInstagram } from './played-instagram.ts';
import { playedKick } from './played-kick.ts';
import type { PlayedPlatform } from './played-platform.ts';
import { playedSteam } from './played-steam.ts';
import { playedTiktok } from './played-tiktok.ts';
import { playedTwitch } from './played-twitch.ts';
import { playedX } from './played-x.ts';
import { playedYoutube } from './played-youtube.ts';
import type { SimulatedMessage, SimulatedRequest } from './simulated-answers.ts';
import { SIMULATED_CLIENT, SIMULATED_KEY, SIMULATED_MOUNT } from './simulated-client.ts';
import { SimulatedDiscord } from './simulated-discord.ts';
import { SimulatedInstagram } from './simulated-instagram.ts';
import { SimulatedKick } from './simulated-kick.ts';
import { simulatedPage } from './simulated-pages.ts';
import { SimulatedSteam } from './simulated-steam.ts';
import { SimulatedTiktok } from './simulated-tiktok.ts';
import { SimulatedTwitch } from './simulated-twitch.ts';
import { SimulatedX } from './simulated-x.ts';
import { SimulatedYoutube } from './simulated-youtube.ts';

/** A message that hangs holds up the next one. */
const LONGEST_MS = 10_000;

export interface SimulatedPlatforms {
  /** Answers a request under its mount, before any other handler; false: it is not for it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes over a connection to one of their hosts; false: it is not for it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Ends the connections that it took over. */
  close(): void;
}

export interface SimulatedWorld {
  readonly now: () => Date;
  /** The address that is set at a platform for our app, where a platform is not given one with each wish. */
  readonly webhook?: (platform: ConnectorName) => string;
}

/**
 * Platforms inside a development server, on which the sample people have their accounts: connectors
 * read them as they read the real ones, and whoever develops says on a page what happens there.
 *
 * @throws Error in any other environment: anybody could say that anybody was live
 */
export function createSimulatedPlatforms(
  environment: string,
  { now, webhook }: SimulatedWorld,
): SimulatedPlatforms {
  if (environment !== 'development')
    throw new Error(`Simulated platforms run in development only; MARQUEE_ENV is ${environment}.`);
  const world = { now, send: sendMessage };
  const nameOf = (person: string) => findSamplePerson(person)?.name ?? person;
  /** Platforms that are told the address for their messages once, for the app. */
  const told = (platform: ConnectorName) => ({
    ...{ ...SIMULATED_CLIENT, ...world, webhook: () => webhook?.(platform) },
  });
  const platforms: Readonly<Record<ConnectorName, PlayedPlatform>> = {
    twitch: playedTwitch(new SimulatedTwitch({ ...SIMULATED_CLIENT, ...world })),
    youtube: playedYoutube(new SimulatedYoutube({ apiKey: SIMULATED_KEY, ...world })),
    kick: playedKick(new SimulatedKick(told('kick'))),
    discord: playedDiscord(new SimulatedDiscord({ ...told('discord'), botToken: SIMULATED_KEY })),
    tiktok: playedTiktok(
      new SimulatedTiktok({ ...told('tiktok'), nameOf }),
      SIMULATED_CLIENT.clientId,
    ),
    instagram: playedInstagram(
      new SimulatedInstagram({ ...told('instagram'), nameOf }),
      SIMULATED_CLIENT.clientId,
    ),
    x: playedX(new SimulatedX({ bearerToken: SIMULATED_KEY, now })),
    steam: playedSteam(new SimulatedSteam({ key: SIMULATED_CLIENT.clientSecret })),
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    const asked = CONNECTORS.find((name) => pathname.startsWith(`${SIMULATED_MOUNT}/${name}/`));
    if (asked) {
      const mount = `${SIMULATED_MOUNT}/${asked}/`;
      const answer = await platforms[asked].answer(await requestOf(request, mount));
      if (answer.page !== undefined) {
        response.writeHead(answer.status, DEVELOPMENT_HEADERS).end(answer.page);
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
      return;
    }
    if (request.method === 'POST') {
      if (!isOwnForm(request)) return void response.writeHead(403).end();
      const form = new URLSearchParams(await text(request));
      const played = CONNECTORS.find((name) => name === form.get('platform'));
      if (played) await platforms[played].play(form);
      response.writeHead(303, { location: SIMULATED_MOUNT }).end();
      return;
    }
    response
      .writeHead(200, DEVELOPMENT_HEADERS)
      .end(simulatedPage(Object.values(platforms), now()));
  };
  return {
    answer(request, response) {
      const { url = '/' } = request;
      if (url !== SIMULATED_MOUNT && !url.startsWith(`${SIMULATED_MOUNT}/`)) return false;
      if (!isLocalRequest(request)) response.writeHead(403).end();
      else
        void respond(request, response).catch((error: Error) => {
          if (!response.headersSent) response.writeHead(500);
          response.end(error.message);
        });
      return true;
    },
    upgrade(request, socket, head) {
      const { pathname } = new URL(request.url ?? '/', 'http://any');
      const asked = CONNECTORS.find((name) => pathname.startsWith(`${SIMULATED_MOUNT}/${name}/`));
      if (!asked || !isLocalRequest(request)) return false;
      const [host = ''] = pathname.slice(`${SIMULATED_MOUNT}/${asked}/`.length).split('/');
      return platforms[asked].upgrade?.(host, request, socket, head) ?? false;
    },
    close() {
      for (const { close } of Object.values(platforms)) close?.();
    },
  };
}

/** Other sites may send forms to this machine too. */
const isOwnForm = ({ headers }: IncomingMessage) =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/** `<mount><host><path>` as a request of that host. */
export async function requestOf(
  request: IncomingMessage,
  mount: string,
): Promise<SimulatedRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any');
  const [host = '', ...path] = pathname.slice(mount.length).split('/');
  return {
    ...{ host, path: `/${path.join('/')}`, query: searchParams, method: request.method ?? '' },
    headers: request.headers as Record<string, string | undefined>,
    body: await text(request),
  };
}

/** Sends a message to its callback, as the platform does. */
export async function sendMessage({ method, callback, headers, body }: SimulatedMessage) {
  const answer = await fetch(callback, {
    ...{ method, headers: { ...headers }, signal: AbortSignal.timeout(LONGEST_MS) },
    ...(method === 'POST' ? { body } : {}),
  });
  return { status: answer.status, text: await answer.text() };
}

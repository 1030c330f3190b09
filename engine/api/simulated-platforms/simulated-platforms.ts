import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { SAMPLE_PEOPLE } from '../embedded-provider/sample-people.ts';
import { DEVELOPMENT_HEADERS } from '../http/development-page.ts';
import { isLocalRequest } from '../http/local-request.ts';
import type { SimulatedRequest } from './simulated-answers.ts';
import { SIMULATED_CLIENT, SIMULATED_MOUNT } from './simulated-client.ts';
import type { SimulatedMessage } from './simulated-eventsub.ts';
import { simulatedPage } from './simulated-pages.ts';
import { SimulatedTwitch } from './simulated-twitch.ts';

const MINUTE = 60_000;
/** A message that hangs holds up the next one. */
const LONGEST_MS = 10_000;

export interface SimulatedPlatforms {
  /** Answers a request under its mount, before any other handler; false: it is not for it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Platforms inside a development server, on which the sample people have their accounts: connectors
 * read them as they read the real ones, and whoever develops says on a page what happens there.
 *
 * @throws Error in any other environment: anybody could say that anybody was live
 */
export function createSimulatedPlatforms(environment: string, now: () => Date): SimulatedPlatforms {
  if (environment !== 'development')
    throw new Error(`Simulated platforms run in development only; MARQUEE_ENV is ${environment}.`);
  const twitch = new SimulatedTwitch({ ...SIMULATED_CLIENT, now, send: sendMessage });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    if (pathname.startsWith(`${SIMULATED_MOUNT}/twitch/`)) {
      const answer = await twitch.answer(await requestOf(request, `${SIMULATED_MOUNT}/twitch/`));
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
      return;
    }
    if (request.method === 'POST') {
      if (!isOwnForm(request)) return void response.writeHead(403).end();
      await play(twitch, new URLSearchParams(await text(request)));
      response.writeHead(303, { location: SIMULATED_MOUNT }).end();
      return;
    }
    response.writeHead(200, DEVELOPMENT_HEADERS).end(simulatedPage(twitch, now()));
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
  };
}

/** Other sites may send forms to this machine too. */
const isOwnForm = ({ headers }: IncomingMessage) =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/** Does what a button of the page says. */
async function play(twitch: SimulatedTwitch, form: URLSearchParams): Promise<void> {
  const action = form.get('action');
  if (action === 'faults') {
    twitch.events.faults.lost = form.has('lost');
    twitch.events.faults.doubled = form.has('doubled');
    twitch.outage = form.has('outage') ? 503 : undefined;
    return;
  }
  const person = SAMPLE_PEOPLE.find(({ id }) => id === form.get('person'))?.id;
  if (person === undefined) return;
  const category = form.get('category')?.trim();
  const viewers = Number(form.get('viewers')) || 0;
  if (action === 'live') {
    if (category) await twitch.changeCategory(person, category);
    await twitch.goLive(person, { viewers, ago: (Number(form.get('minutes')) || 0) * MINUTE });
  } else if (action === 'change') {
    const stream = twitch.live(person);
    if (stream) stream.viewers = viewers;
    if (category) await twitch.changeCategory(person, category);
  } else if (action === 'end') await twitch.endStream(person);
  else if (action === 'revoke') await twitch.revoke(person);
}

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
export async function sendMessage({ callback, headers, body }: SimulatedMessage) {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const answer = await fetch(callback, { method: 'POST', headers: { ...headers }, body, signal });
  return { status: answer.status, text: await answer.text() };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { PICTURE_HEADERS } from '#domain/http/answer-headers.ts';
import { DEVELOPMENT_HEADERS } from '../http/development-page.ts';
import { AUTHORIZATION_PATH, SESSION_COOKIE, STANDS_FOR } from './embedded-openid.ts';
import { type EmbeddedOpenid2, OPENID2_PATH, sendOpenid2 } from './embedded-openid2.ts';
import { choicePage, picture, problemPage } from './embedded-pages.ts';
import { findSamplePerson } from './sample-people.ts';

/** The embedded provider once it knows where it is reached. */
export interface EmbeddedOpenid {
  /** The path under which it answers. */
  readonly mount: string;
  /** The mount's address. */
  readonly issuer: string;
  readonly openid: Provider;
  readonly openid2: EmbeddedOpenid2;
  /** oidc-provider's own handler; it knows nothing of the mount. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Answers a request whose path begins with the mount. */
export async function respond(
  running: EmbeddedOpenid,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '').slice(running.mount.length);
  const [name = ''] = path.split('?');
  if (name.startsWith('/choose/')) return choose(running, request, response);
  if (name.startsWith('/pictures/')) return sendPicture(name, response);
  if (name === '/statistics') return sendStatistics(running, request, response);
  if (name === OPENID2_PATH || name.startsWith(`${OPENID2_PATH}/`))
    return sendOpenid2(response, await running.openid2.answer(request, path), DEVELOPMENT_HEADERS);
  if (name.startsWith(AUTHORIZATION_PATH)) forgetSession(request);
  // oidc-provider finds the mount, which its own addresses carry, by comparing the two.
  Object.assign(request, { originalUrl: request.url, url: path });
  return running.handle(request, response);
}

/** Asks who to be, unless the sign-in brings a `login_hint`; then hands the answer to the provider. */
async function choose(
  { openid, mount }: EmbeddedOpenid,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params, uid } = await openid.interactionDetails(request, response);
  const posted = request.method === 'POST' ? new URLSearchParams(await text(request)) : undefined;
  if (posted?.has('cancel'))
    return openid.interactionFinished(request, response, { error: 'access_denied' });
  const person = findSamplePerson(posted ? posted.get('person') : params.login_hint);
  if (!person) {
    const standsFor = String(params[STANDS_FOR] ?? '') || undefined;
    return sendPage(response, 200, choicePage(`${mount}/choose/${uid}`, mount, standsFor));
  }
  return openid.interactionFinished(request, response, {
    login: { accountId: person.id, remember: false },
  });
}

async function sendStatistics(
  { openid }: EmbeddedOpenid,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const access = token === undefined ? undefined : await openid.AccessToken.find(token);
  const person = access?.scopes.has('statistics') ? findSamplePerson(access.accountId) : undefined;
  response.writeHead(person ? 200 : 401, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  response.end(
    JSON.stringify(
      person ? { ...person.statistics, account_id: person.id } : { error: 'invalid_token' },
    ),
  );
}

function sendPicture(name: string, response: ServerResponse): void {
  const [, id] = /^\/pictures\/([a-z]+)\.svg$/.exec(name) ?? [];
  const person = findSamplePerson(id);
  if (!person?.colors) {
    sendPage(response, 404, problemPage('There is no such picture.', 'Go back.'));
    return;
  }
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    ...PICTURE_HEADERS,
  });
  response.end(picture(person.name, person.colors));
}

/** Every sign-in asks again: who was chosen last is not who is wanted now. */
function forgetSession(request: IncomingMessage): void {
  const { cookie } = request.headers;
  if (cookie === undefined) return;
  const kept = cookie.split(/; */).filter((pair) => !pair.startsWith(SESSION_COOKIE));
  request.headers.cookie = kept.join('; ');
}

/** Answers in place of a handler that failed. */
export function fail(response: ServerResponse, error: Error & { statusCode?: number }): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const status = error.statusCode ?? 500;
  const problem =
    status < 500 ? 'This sign-in has expired.' : `The provider failed: ${error.message}.`;
  sendPage(response, status, problemPage(problem, 'Go back to the portal and begin again.'));
}

export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, DEVELOPMENT_HEADERS).end(html);
}

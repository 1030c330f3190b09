import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { publicLookup, readPushAddress } from '../outgoing/public-address.ts';

/** How long a push service is given. Milliseconds. */
export const ANSWER_LIMIT = 10_000;

export interface PushRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a push service says to a message. */
export interface PushAnswer {
  readonly status: number;
  /** Its `Retry-After`, as it stands there. */
  readonly retry_after: string | undefined;
}

/** Hands a message to a push service. @throws where no answer comes in time */
export type PostPush = (endpoint: string, request: PushRequest) => Promise<PushAnswer>;

/** To the push services of the browsers, in public networks alone; redirects are not followed. */
export const postToServices: PostPush = async (endpoint, { headers, body }) => {
  const url = readPushAddress(endpoint);
  if (!url) throw new Error('A push message was to be sent to no public https address.');
  return answerTo((signal) =>
    requestHttps(url, { method: 'POST', headers, lookup: publicLookup, signal }).end(body),
  );
};

/** To one server in the place of all: `<address>/<host of the service>/<path>`; `limit`: milliseconds. */
export const postTo =
  (address: string, limit = ANSWER_LIMIT): PostPush =>
  (endpoint, { headers, body }) => {
    const { host, pathname, search } = new URL(endpoint);
    const url = new URL(`${address.replace(/\/$/, '')}/${host}${pathname}${search}`);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return answerTo((signal) => request(url, { method: 'POST', headers, signal }).end(body), limit);
  };

/** What is answered; how it goes on after its headers is of no interest. */
function answerTo(
  send: (signal: AbortSignal) => ReturnType<typeof requestHttp>,
  limit = ANSWER_LIMIT,
) {
  return new Promise<PushAnswer>((resolve, reject) => {
    send(AbortSignal.timeout(limit))
      .on('error', reject)
      .on('response', (response) => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, retry_after: headers['retry-after'] });
        response.on('error', () => {}).resume();
      });
  });
}

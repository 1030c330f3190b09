import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { OpenAddresses } from '../../outgoing/open-address.ts';

/** How long a receiver is given, to the end of its answer's beginning. Milliseconds. */
export const ANSWER_LIMIT = 15_000;
/** Bytes of an answer that are read. */
const LONGEST_EXCERPT = 500;

export interface WebhookAnswer {
  readonly status: number;
  /** Its `Retry-After`, as it stands there. */
  readonly retry_after: string | undefined;
  /** How it begins. */
  readonly excerpt: string;
}

/** Hands a message to a receiver; redirects are not followed. @throws where no answer comes in time */
export function postWebhook(
  { read, lookup }: OpenAddresses,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  limit = ANSWER_LIMIT,
): Promise<WebhookAnswer> {
  const url = read(address);
  if (!url) return Promise.reject(new Error('Its address may not be called.'));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = {
    ...headers,
    'content-type': 'application/json',
    'user-agent': 'Marquee-Webhooks/1',
  };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers: sent, lookup, signal: AbortSignal.timeout(limit) })
      .on('error', reject)
      .on('response', (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        const end = () => {
          const text = Buffer.concat(parts).subarray(0, LONGEST_EXCERPT).toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            retry_after: response.headers['retry-after'],
            // What the store keeps no text with.
            excerpt: text.replaceAll('\0', ''),
          });
        };
        response
          // The status is what counts: what cuts an answer short takes nothing of that away.
          .on('close', end)
          .on('error', () => {})
          .on('data', (part: Buffer) => {
            parts.push(part);
            length += part.length;
            if (length >= LONGEST_EXCERPT) response.destroy();
          });
      })
      .end(body);
  });
}

import { createHash } from 'node:crypto';
import type { ConnectorContext, PlatformAnswer, PlatformRequest } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { objectIn } from '../object-in.ts';
import { PlatformError } from '../platform-fetch.ts';
import { isSigned } from './application.ts';

/** A message that was signed longer ago was sent before, by somebody else: Discord sends again for ten minutes. */
const WINDOW = 15 * 60_000;

/** Who had authorised the app removed it from their account. */
export const DEAUTHORIZED = 'APPLICATION_DEAUTHORIZED';

interface DiscordMessage {
  readonly event?: {
    readonly type?: unknown;
    readonly timestamp?: unknown;
    readonly data?: { readonly user?: { readonly id?: unknown } };
  };
}

/**
 * Answers a webhook event of Discord: 401 where it is not Discord's or was signed too long ago (Discord
 * tries that, and takes the address out where it is let in), 503 where it cannot be told now, and
 * otherwise 204 once it is stored, for the `PING` with which it tries an address, too. Discord gives
 * its messages no id: the same one again has the same body.
 */
export async function receiveEvent(
  { access, now }: ConnectorContext,
  { method, headers, rest, body }: PlatformRequest,
): Promise<PlatformAnswer> {
  if (rest !== '') return { status: 404, text: 'Unknown.' };
  if (method !== 'POST') return { status: 405 };
  const timestamp = headers['x-signature-timestamp'] ?? '';
  const signature = Buffer.from(headers['x-signature-ed25519'] ?? '', 'hex');
  if (!(Math.abs(+now() - Number(timestamp) * 1000) <= WINDOW))
    return { status: 401, text: 'The message was signed more than a quarter of an hour ago.' };
  const refused = { status: 401, text: 'The signature does not hold.' };
  if (signature.length === 0) return refused;
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  try {
    if (!(await isSigned(access, signed, signature))) return refused;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { status: 503, text: 'Try again.' };
  }
  const { event } = objectIn<DiscordMessage>(body.toString('utf8')) ?? {};
  const account_id = event?.data?.user?.id;
  if (event?.type !== DEAUTHORIZED || typeof account_id !== 'string') return { status: 204 };
  return {
    status: 204,
    push: {
      message_id: createHash('sha256').update(body).digest('hex'),
      ...{ kind: DEAUTHORIZED, account_id, sent_at: momentOf(event.timestamp) ?? now(), body: {} },
    },
  };
}

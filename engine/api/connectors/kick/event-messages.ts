import type { ConnectorContext, PlatformAnswer, PlatformRequest } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { objectIn } from '../object-in.ts';
import { PlatformError } from '../platform-fetch.ts';
import { isSigned } from './public-key.ts';

/** A message that is older was sent before, by somebody else. Kick sends again for a while that it does not name. */
const WINDOW = 60 * 60_000;

/** What Kick is asked to tell of, with the versions that are understood. */
export const EVENTS = { 'livestream.status.updated': 1, 'livestream.metadata.updated': 1 } as const;

/** The body of a message, as far as it is read. */
export interface KickEvent {
  readonly is_live?: unknown;
  readonly started_at?: unknown;
  readonly ended_at?: unknown;
  readonly category?: { readonly id?: unknown; readonly name?: unknown };
}
interface SentEvent extends Omit<KickEvent, 'category'> {
  readonly broadcaster?: { readonly user_id?: unknown };
  readonly metadata?: Pick<KickEvent, 'category'>;
}

/**
 * Answers a message of Kick: 403 where it is not Kick's or too old, 503 where that cannot be told now
 * (it is sent again then), and otherwise 200 once it is stored.
 */
export async function receiveEvent(
  { access, now }: ConnectorContext,
  { method, headers, body }: PlatformRequest,
): Promise<PlatformAnswer> {
  if (method !== 'POST') return { status: 405 };
  const id = headers['kick-event-message-id'] ?? '';
  const timestamp = headers['kick-event-message-timestamp'] ?? '';
  const signature = Buffer.from(headers['kick-event-signature'] ?? '', 'base64');
  const sent_at = momentOf(timestamp);
  if (!sent_at || !(Math.abs(+now() - +sent_at) <= WINDOW))
    return { status: 403, text: 'The message is older than an hour.' };
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
  const refused = { status: 403, text: 'The signature does not hold.' };
  if (id === '' || signature.length === 0) return refused;
  try {
    if (!(await isSigned(access, signed, signature))) return refused;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { status: 503, text: 'Try again.' };
  }
  const kind = headers['kick-event-type'] ?? '';
  const event = objectIn<SentEvent>(body.toString('utf8'));
  const account = event?.broadcaster?.user_id;
  if (!Object.hasOwn(EVENTS, kind) || !event || account === undefined) return { status: 200 };
  const { is_live, started_at, ended_at, metadata } = event;
  const { id: category_id, name } = metadata?.category ?? {};
  const category = metadata?.category && { id: category_id, name };
  return {
    status: 200,
    push: {
      ...{ message_id: id, kind, account_id: String(account), sent_at },
      // No names of people, who have no need to be here.
      body: { is_live, started_at, ended_at, category },
    },
  };
}

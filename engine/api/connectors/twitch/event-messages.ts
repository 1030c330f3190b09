import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  ConnectorContext,
  PlatformAnswer,
  PlatformRequest,
  ReceivedPush,
} from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { objectIn } from '../object-in.ts';

/** A message that is older was sent before, by somebody else. */
const WINDOW = 10 * 60_000;

/** What Twitch signs its messages to us with: the same in every process, and made from our secret. */
export const eventSecrets = ({ secrets }: Pick<ConnectorContext, 'secrets'>): readonly string[] =>
  secrets.fingerprints('connector.twitch.eventsub', 'secret').map((one) => one.slice(0, 64));

export type EventKind = 'notification' | 'webhook_callback_verification' | 'revocation';

/** The body of a message, as far as it is read. */
export interface EventBody {
  readonly challenge?: string;
  readonly subscription?: {
    readonly id?: string;
    readonly type?: string;
    readonly status?: string;
    readonly condition?: { readonly broadcaster_user_id?: string; readonly client_id?: string };
  };
  readonly event?: Readonly<Record<string, unknown>>;
}

/**
 * Answers a message of EventSub: 403 where it is not Twitch's or too old, the challenge where a
 * subscription is verified, and otherwise 204 once it is stored.
 */
export async function receiveEvent(
  context: ConnectorContext,
  { method, headers, body }: PlatformRequest,
): Promise<PlatformAnswer> {
  if (method !== 'POST') return { status: 405 };
  const id = headers['twitch-eventsub-message-id'] ?? '';
  const timestamp = headers['twitch-eventsub-message-timestamp'] ?? '';
  const signature = headers['twitch-eventsub-message-signature'] ?? '';
  const signed = Buffer.concat([Buffer.from(id + timestamp), body]);
  if (id === '' || !eventSecrets(context).some((secret) => holds(secret, signed, signature)))
    return { status: 403, text: 'The signature does not hold.' };
  const sent_at = momentOf(timestamp);
  const age = context.now().getTime() - (sent_at?.getTime() ?? Number.NaN);
  if (!sent_at || !(Math.abs(age) <= WINDOW))
    return { status: 403, text: 'The message is older than ten minutes.' };
  const message = objectIn<EventBody>(body.toString('utf8'));
  const kind = headers['twitch-eventsub-message-type'] as EventKind | undefined;
  if (kind === 'webhook_callback_verification')
    return {
      status: 200,
      text: message?.challenge ?? '',
      push: stored(id, 'verified', sent_at, message),
    };
  const push = pushOf(kind, id, sent_at, message);
  return push ? { status: 204, push } : { status: 204 };
}

/** What is stored of a message, by whichever way it came; undefined: it is of no kind that tells anything. */
export function pushOf(
  kind: string | undefined,
  id: string,
  sent_at: Date,
  message: EventBody | undefined,
): ReceivedPush | undefined {
  if (kind === 'notification')
    return stored(id, message?.subscription?.type ?? '', sent_at, message);
  return kind === 'revocation' ? stored(id, kind, sent_at, message) : undefined;
}

function stored(
  id: string,
  kind: string,
  sent_at: Date,
  message: EventBody | undefined,
): ReceivedPush {
  const { subscription, event } = message ?? {};
  const account = subscription?.condition?.broadcaster_user_id ?? event?.user_id;
  return {
    message_id: id,
    kind,
    account_id: typeof account === 'string' ? account : null,
    sent_at,
    // No names of people, who have no need to be here.
    body: { subscription: { ...subscription, transport: undefined }, event: withoutNames(event) },
  };
}

function withoutNames(event: EventBody['event']) {
  return Object.fromEntries(
    Object.entries(event ?? {}).filter(
      ([name]) => !/_(?:login|name)$/.test(name) || name === 'category_name',
    ),
  );
}

function holds(secret: string, signed: Buffer, signature: string): boolean {
  const wanted = Buffer.from(`sha256=${createHmac('sha256', secret).update(signed).digest('hex')}`);
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

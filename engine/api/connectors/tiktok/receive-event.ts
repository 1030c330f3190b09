import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ConnectorContext, PlatformAnswer, PlatformRequest } from '../connector.ts';
import { objectIn } from '../object-in.ts';

/** A message that was signed longer ago was sent before, by somebody else. */
const WINDOW = 10 * 60_000;

/** Who had allowed this app to read them does not any more, or is not there any more. */
export const REMOVED = 'authorization.removed';

interface TiktokEvent {
  readonly event?: unknown;
  /** Seconds since 1970. */
  readonly create_time?: unknown;
  readonly user_openid?: unknown;
  /** JSON. */
  readonly content?: unknown;
}

/**
 * Answers a message of TikTok: 403 where it is not TikTok's or was signed too long ago, and otherwise
 * 200 once it is stored. TikTok gives its messages no id: the same one again has the same body.
 */
export async function receiveEvent(
  { access, now }: ConnectorContext,
  { method, headers, body }: PlatformRequest,
): Promise<PlatformAnswer> {
  if (method !== 'POST') return { status: 405 };
  const { t = '', s = '' } = signatureOf(headers['tiktok-signature'] ?? '');
  if (!holds(access.clientSecret, Buffer.concat([Buffer.from(`${t}.`), body]), s))
    return { status: 403, text: 'The signature does not hold.' };
  if (!(Math.abs(+now() - Number(t) * 1000) <= WINDOW))
    return { status: 403, text: 'The message was signed more than ten minutes ago.' };
  const { event, create_time, user_openid, content } =
    objectIn<TiktokEvent>(body.toString('utf8')) ?? {};
  if (event !== REMOVED || typeof user_openid !== 'string') return { status: 200 };
  const { reason } =
    objectIn<{ reason?: unknown }>(typeof content === 'string' ? content : '') ?? {};
  return {
    status: 200,
    push: {
      message_id: createHash('sha256').update(body).digest('hex'),
      ...{ kind: REMOVED, account_id: user_openid },
      sent_at: typeof create_time === 'number' ? new Date(create_time * 1000) : now(),
      body: { reason: typeof reason === 'number' ? reason : null },
    },
  };
}

/** `t=1633174587,s=18494715036ac4416a1d0a673871a2edbcfc94d94bd88ccd2c5ec9b3425afe66`, by name. */
const signatureOf = (header: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    header.split(',').map((part) => {
      const [name = '', ...value] = part.trim().split('=');
      return [name, value.join('=')];
    }),
  );

function holds(secret: string, signed: Buffer, signature: string): boolean {
  const wanted = Buffer.from(createHmac('sha256', secret).update(signed).digest('hex'));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ConnectorContext, PlatformAnswer, PlatformRequest } from '../connector.ts';
import { deletionStatus } from './deletion-status.ts';

/** Somebody took back at Instagram what they allowed this app. */
export const DEAUTHORIZED = 'deauthorized';
/** They ask Instagram to have deleted what this app knows of them. */
export const DELETION = 'deletion';

/** What stands behind the connector's address for requests of deletion, and for how they stand. */
const DELETION_PATH = 'deletion';

/**
 * Answers what Instagram sends to the two addresses that are set for the app: 403 where it is not
 * Instagram's, and otherwise 200 once it is stored; for a deletion with a code, and the address at
 * which its person sees how it stands. The same request again has the same code. One that is sent
 * anew by somebody else is older than what its person has allowed since, and ends nothing.
 */
export async function receiveRequest(
  context: ConnectorContext,
  { method, query, rest, body }: PlatformRequest,
): Promise<PlatformAnswer> {
  const { access, now } = context;
  if (rest !== '' && rest !== DELETION_PATH) return { status: 404, text: 'Unknown.' };
  if (method !== 'POST')
    return rest === DELETION_PATH ? deletionStatus(context, query.code ?? '') : { status: 405 };
  const signed = new URLSearchParams(body.toString('utf8')).get('signed_request') ?? '';
  const payload = openSigned(access.clientSecret, signed);
  if (payload === undefined) return { status: 403, text: 'The signature does not hold.' };
  const account_id = userIn(payload);
  if (account_id === undefined) return { status: 400, text: 'It names no user_id.' };
  const code = createHash('sha256').update(signed).digest('hex').slice(0, 32);
  const push = {
    ...{ message_id: code, kind: rest === DELETION_PATH ? DELETION : DEAUTHORIZED, account_id },
    ...{ sent_at: issuedAt(payload) ?? now(), body: {} },
  };
  if (push.kind === DEAUTHORIZED) return { status: 200, push };
  const url = `${access.callback ?? ''}/${DELETION_PATH}?code=${code}`;
  return { status: 200, json: { url, confirmation_code: code }, push };
}

/** The payload of `<signature>.<payload>`, both in base64url; undefined where the signature is not of it. */
function openSigned(secret: string, signed: string): string | undefined {
  const [signature = '', payload = '', ...more] = signed.split('.');
  const wanted = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  const holds = wanted.length === given.length && timingSafeEqual(wanted, given);
  return holds && more.length === 0 ? Buffer.from(payload, 'base64url').toString() : undefined;
}

/** Ids are longer than JavaScript's numbers, and not always in quotes. */
const userIn = (payload: string) => /"user_id"\s*:\s*"?([\w-]{1,100})/.exec(payload)?.[1];

/** Seconds since 1970. */
function issuedAt(payload: string): Date | undefined {
  const seconds = /"issued_at"\s*:\s*(\d+)/.exec(payload)?.[1];
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000);
}

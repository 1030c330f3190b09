import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CREDENTIALS_REGION } from '#contract/events/credentials.ts';
import type { LoggedIn } from '../core/credentials/credential-holder.ts';
import type { Fingerprinting } from '../secrets/secret-keys.ts';
import type { Secrets } from '../secrets/secrets.ts';

/**
 * Identity ids, `<region>:<uuid>`. Nothing is kept of them: the second half of each uuid is a keyed
 * hash of its kind and first half, so that an id proves itself; the first half of a person's is one
 * of who they are in which program, so that it is always the same.
 */
const PURPOSE = 'credentials-identity';
const HALF = 8;

/** A new identity of anybody. */
export function visitorIdentity(secrets: Secrets): string {
  return identityId(secrets, 'visitor', randomBytes(HALF));
}

/** The identity of whoever logged in: of a creator, of a guest. The same one for each. */
export function loginIdentity(secrets: Fingerprinting, holder: LoggedIn): string {
  const who = holder.kind === 'creator' ? holder.creator_id : holder.token_hash;
  const first = hash(secrets, `${holder.kind}:${holder.program_uuid}:${who}`);
  return identityId(secrets, 'login', first);
}

/** What an identity id of ours is for; undefined where it is none. */
export function identityKind(
  secrets: Secrets,
  identity_id: string,
): 'visitor' | 'login' | undefined {
  const first = Buffer.from(identity_id.slice(-36).replaceAll('-', ''), 'hex').subarray(0, HALF);
  if (first.length < HALF) return undefined;
  return (['visitor', 'login'] as const).find((kind) =>
    secrets
      .fingerprinters()
      .some((fingerprinter) => same(identityId(fingerprinter, kind, first), identity_id)),
  );
}

/** Whether an identity is that of whoever logged in, under whichever secret it was given out. */
export function isIdentityOf(secrets: Secrets, holder: LoggedIn, identity_id: string): boolean {
  return secrets
    .fingerprinters()
    .some((fingerprinter) => same(loginIdentity(fingerprinter, holder), identity_id));
}

/** True for the same text, in constant time. */
export function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function identityId(secrets: Fingerprinting, kind: string, first: Buffer): string {
  const half = first.subarray(0, HALF).toString('hex');
  // Version 8: a UUID whose content is its maker's own affair.
  const head = `${half.slice(0, 12)}8${half.slice(13)}`;
  const tail = hash(secrets, `${kind}:${head}`).subarray(0, HALF);
  tail[0] = ((tail[0] ?? 0) & 0x3f) | 0x80;
  const hex = `${head}${tail.toString('hex')}`;
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `${CREDENTIALS_REGION}:${uuid}`;
}

const hash = (secrets: Fingerprinting, text: string) =>
  Buffer.from(secrets.fingerprint(PURPOSE, text), 'base64url');

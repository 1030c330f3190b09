import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CREDENTIALS_LIFETIME_MS } from '#contract/events/credentials.ts';
import { DecryptionError, type Secrets } from '../../secrets/secrets.ts';
import { type CredentialHolder, credentialHolder } from './credential-holder.ts';

/** Temporary credentials: nothing of them is kept, the session token says everything. */
export interface TemporaryCredentials {
  readonly access_key_id: string;
  readonly secret_key: string;
  readonly session_token: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** What a session token says. */
export interface OpenedCredentials extends TemporaryCredentials {
  readonly holder: CredentialHolder;
}

const CONTEXT = 'credentials.session_token';
const SECRET = 'credentials-secret-key';
const LONGEST = 4_000;

const schema = z.object({
  access_key_id: z.string(),
  expires: z.int(),
  holder: credentialHolder,
});

/** Gives out credentials that hold for CREDENTIALS_LIFETIME_MS. */
export function issueCredentials(
  secrets: Secrets,
  holder: CredentialHolder,
  now: Date,
): TemporaryCredentials {
  // The prefix of temporary keys, and only what clients expect in one.
  const access_key_id = `ASIA${randomBytes(8).toString('hex').toUpperCase()}`;
  const expires = now.getTime() + CREDENTIALS_LIFETIME_MS;
  const plain = JSON.stringify({ access_key_id, expires, holder });
  const session_token = secrets.encrypt(plain, CONTEXT).toString('base64url');
  const secret_key = secrets.fingerprint(SECRET, session_token);
  return { access_key_id, secret_key, session_token, expires };
}

/** What a session token of ours says; undefined where it is none. Whether it has expired is not asked. */
export function openCredentials(
  secrets: Secrets,
  session_token: string,
): OpenedCredentials | undefined {
  if (session_token.length > LONGEST || !/^[\w-]+$/.test(session_token)) return undefined;
  try {
    const { plain, under } = secrets.open(Buffer.from(session_token, 'base64url'), CONTEXT);
    const { success, data } = schema.safeParse(JSON.parse(plain));
    if (!success) return undefined;
    return { ...data, session_token, secret_key: under.fingerprint(SECRET, session_token) };
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}

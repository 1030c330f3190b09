import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { ApiError } from './api-error.ts';

/** What a credential that nobody gave out is answered with. */
const FORGED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'AUTH_TOKEN_INVALID',
  'API_KEY_INVALID',
  'GUEST_LINK_UNKNOWN',
  'REFRESH_TOKEN_INVALID',
  'REFRESH_TOKEN_REUSED',
  'HANDOFF_INVALID',
  'VERIFICATION_INVALID',
  'UNSUBSCRIBE_INVALID',
]);

/** Where a call carries what it is believed for, beside its headers. */
interface Carriers {
  readonly token?: unknown;
  readonly refresh_token?: unknown;
  readonly handoff?: unknown;
}

/** A name for the credential that a call carries, which does not give it away; undefined: it has none. */
export function credentialOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  ...carriers: readonly unknown[]
): string | undefined {
  const sent = carriers.map((carrier) => (carrier ?? {}) as Carriers);
  const candidates = [
    headers['x-api-key'],
    headers.authorization,
    ...sent.flatMap(({ token, refresh_token, handoff }) => [token, refresh_token, handoff]),
  ];
  const found = candidates.find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? hash('sha256', found, 'base64url') : undefined;
}

/** Whether a call was refused because its credential is none of ours, or none any more. */
export const isForged = (error: unknown): boolean =>
  error instanceof ApiError && FORGED.has(error.code);

const KEPT_MILLISECONDS = 10 * 60_000;
const KEPT_CREDENTIALS = 10_000;

/**
 * Credentials that held lately. Whoever has one is let in whatever others try from the same address:
 * an attacker in an office does not lock the office out.
 */
export class ProvenCredentials {
  readonly #until = new Map<string, number>();

  has(credential: string): boolean {
    return (this.#until.get(credential) ?? 0) > performance.now();
  }

  add(credential: string): void {
    if (this.#until.size >= KEPT_CREDENTIALS) this.#until.clear();
    this.#until.set(credential, performance.now() + KEPT_MILLISECONDS);
  }

  delete(credential: string): void {
    this.#until.delete(credential);
  }
}

import { createHash } from 'node:crypto';
import { and, eq } from '../store/drizzle.ts';
import { idempotencyKeys } from '../store/tables/delivery.ts';
import { ApiError } from './api-error.ts';
import type { ApiServices } from './services.ts';

export interface Idempotent {
  readonly caller: string;
  readonly key: string;
  /** What the same key must be sent with again: method, path, query and body. */
  readonly request: unknown;
}

/** Where an answer is sealed. */
export const answerContext = ({ caller, key }: Pick<Idempotent, 'caller' | 'key'>) =>
  `idempotency_keys.response/${caller}/${key}`;

/**
 * Does the work once for a key: what it answered is kept in the same transaction, and a later call
 * with the key answers that. A second call that comes while the first is at work waits for it (it
 * meets the first one's row); where the first one fails, nothing is kept and the second one works.
 * Answers are kept sealed: a game key may be in one.
 * @throws ApiError where the key was used for another request.
 */
export async function once<T>(
  { store, secrets }: Pick<ApiServices, 'store' | 'secrets'>,
  { caller, key, request }: Idempotent,
  work: () => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const where = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
  const context = answerContext({ caller, key });
  return store.transaction(async () => {
    const { database } = store;
    const inserted = await database
      .insert(idempotencyKeys)
      .values({ caller, key, request_hash: requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) {
      const [kept] = await database.select().from(idempotencyKeys).where(where);
      if (kept?.request_hash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
      const { sealed } = kept.response as { sealed: string };
      return JSON.parse(secrets.decrypt(Buffer.from(sealed, 'base64'), context)) as T;
    }
    const answer = await work();
    const sealed = secrets.encrypt(JSON.stringify(answer ?? null), context).toString('base64');
    await database.update(idempotencyKeys).set({ response: { sealed } }).where(where);
    return answer;
  });
}

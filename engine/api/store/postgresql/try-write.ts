import { randomBytes } from 'node:crypto';
import type { Lease } from '../connections.ts';

/** More than half a page that cannot be compressed: the table has to find room for it. */
const BYTES = 6_000;
const CALLER = 'readiness';

/**
 * Writes a row, removes it, and commits: the way of every write. Nobody ever sees the row.
 * @throws StoreUnavailableError
 */
export async function tryWrite(lease: Lease): Promise<void> {
  const key = randomBytes(16).toString('hex');
  const filling = JSON.stringify(randomBytes(BYTES).toString('base64'));
  const say = (text: string, parameters: readonly unknown[] = []) =>
    lease.query({ text }, parameters);
  await say('begin');
  try {
    await say(
      `insert into idempotency_keys (caller, key, request_hash, response) values ('${CALLER}', $1, '', $2)`,
      [key, filling],
    );
    await say(`delete from idempotency_keys where caller = '${CALLER}' and key = $1`, [key]);
    await say('commit');
  } catch (error) {
    await say('rollback').catch(() => undefined); // the first error says why
    throw error;
  }
}

import { DecryptionError, type Secrets } from '../../secrets/secrets.ts';
import { eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { gameKeys } from '../../store/tables/activations.ts';
import { sealing } from '../../store/tables/sealing.ts';
import { openKey } from './sealed-key.ts';

/** Thrown where a store and the secret at hand do not belong together; told in a few lines. */
export class SecretDiffersError extends Error {
  override readonly name = 'SecretDiffersError';

  constructor() {
    super(
      'The store is sealed under another MARQUEE_SECRET: none of its keys, links and sessions would open. Set the secret that it was made with; in development that is the file "secret" in MARQUEE_DATA.',
    );
  }
}

const NAME = 'secret';

/**
 * Sees that a store is sealed under this secret. One that nobody has marked yet is marked with it,
 * where what is sealed there opens.
 * @throws SecretDiffersError
 */
export async function requireSecret(store: Store, secrets: Secrets): Promise<void> {
  const { database } = store;
  const fingerprint = secrets.fingerprint('store', NAME);
  const read = () => database.select().from(sealing).where(eq(sealing.name, NAME));
  let [marked] = await read();
  if (!marked) {
    await requireKeysOpen(store, secrets);
    // Instances that start at once agree on one.
    await database.insert(sealing).values({ name: NAME, fingerprint }).onConflictDoNothing();
    [marked] = await read();
  }
  if (marked?.fingerprint !== fingerprint) throw new SecretDiffersError();
}

async function requireKeysOpen({ database }: Store, secrets: Secrets): Promise<void> {
  const [sealed] = await database.select().from(gameKeys).limit(1);
  if (!sealed) return;
  try {
    openKey(secrets, sealed);
  } catch (error) {
    throw error instanceof DecryptionError ? new SecretDiffersError() : error;
  }
}

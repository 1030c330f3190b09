import { importKeys } from '../core/keys/import-keys.ts';
import { readKeyRows } from '../core/keys/read-key-rows.ts';
import { SAMPLE_IMPORTER } from '../core/keys/sample-keys.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { and, eq, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { keyOptions } from '../store/tables/activations.ts';
import { rollDice } from './dice.ts';

const KEYS = 25;
/** The last option runs low, so that operators see how that looks. */
const FEW_KEYS = 4;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Fills the pools of a program with keys that open nothing and say so, by the way that all keys are
 * imported. In the running transaction.
 */
export async function seedKeys(
  store: Store,
  secrets: Secrets,
  program: ApiProgram,
  now: Date,
): Promise<void> {
  const options = await store.database
    .select({ id: keyOptions.id })
    .from(keyOptions)
    .where(and(eq(keyOptions.program_uuid, program.uuid), isNull(keyOptions.retired_at)))
    .orderBy(keyOptions.id);
  if (options.length === 0) return;
  const dice = rollDice(`${program.slug}:keys`);
  const block = () =>
    Array.from({ length: 5 }, () => LETTERS[dice.between(0, LETTERS.length - 1)]).join('');
  const lines = options.flatMap(({ id }, place) =>
    Array.from(
      { length: place > 0 && place === options.length - 1 ? FEW_KEYS : KEYS },
      () => `${id},SAMPLE-${block()}-${block()}`,
    ),
  );
  const file = ['key_option_id,key', ...lines].join('\n');
  await importKeys(store, secrets, {
    program_uuid: program.uuid,
    rows: () => readKeyRows(file),
    file_name: 'sample-keys.csv',
    imported_by: SAMPLE_IMPORTER,
    now,
  });
}

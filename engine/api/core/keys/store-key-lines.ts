import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import type { ReportInMaking } from './import-report.ts';
import type { SealedKey } from './sealed-key.ts';

/** A line of a file with its key, sealed. */
export interface KeyLine extends SealedKey {
  readonly line: number;
  readonly key_option_id: number;
}

/**
 * Stores lines whose keys the program does not have yet, in one statement, and reports of each what
 * became of it. In the running transaction.
 */
export async function storeKeyLines(
  { database }: Store,
  { program_uuid, import_id }: { readonly program_uuid: string; readonly import_id: number },
  batch: readonly KeyLine[],
  report: ReportInMaking,
): Promise<void> {
  // Lists instead of a row of parameters for each key: building those takes most of the time.
  const options = sql.param(batch.map(({ key_option_id }) => key_option_id));
  const fingerprints = sql.param(batch.map(({ fingerprint }) => fingerprint));
  const ciphertexts = sql.param(batch.map(({ ciphertext }) => ciphertext.toString('hex')));
  const { rows: stored } = await database.execute<{ fingerprint: string }>(sql`
    insert into game_keys (program_uuid, import_id, key_option_id, fingerprint, ciphertext)
    select ${program_uuid}::uuid, ${import_id}::bigint, option, fingerprint,
      decode(ciphertext, 'hex')
    from unnest(${options}::int[], ${fingerprints}::text[], ${ciphertexts}::text[])
      as line (option, fingerprint, ciphertext)
    on conflict do nothing
    returning fingerprint`);
  const fresh = new Set(stored.map(({ fingerprint }) => fingerprint));
  const others: KeyLine[] = [];
  for (const line of batch) {
    // Of two lines with one key the first was stored.
    if (fresh.delete(line.fingerprint)) report.stored(line);
    else others.push(line);
  }
  if (others.length === 0) return;
  const doubled = sql.param(others.map(({ fingerprint }) => fingerprint));
  const { rows: ofFile } = await database.execute<{ fingerprint: string }>(sql`
    select fingerprint from game_keys
    where program_uuid = ${program_uuid}::uuid and import_id = ${import_id}::bigint
      and fingerprint = any(${doubled}::text[])`);
  const inFile = new Set(ofFile.map(({ fingerprint }) => fingerprint));
  for (const { line, fingerprint } of others)
    report.duplicate(line, inFile.has(fingerprint) ? 'file' : 'program');
}

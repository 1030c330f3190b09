import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import type { ReportInMaking } from './import-report.ts';
import type { SealedKey } from './sealed-key.ts';

/** A line of a file with its key, sealed. */
export interface KeyLine extends SealedKey {
  readonly line: number;
  readonly key_option_id: number;
  /** Fingerprints under which an earlier secret may have kept the key. */
  readonly others: readonly string[];
}

/**
 * Stores lines whose keys the program does not have yet, in one statement, and reports of each what
 * became of it. In the running transaction.
 */
export async function storeKeyLines(
  { database }: Store,
  { program_uuid, import_id }: { readonly program_uuid: string; readonly import_id: number },
  lines: readonly KeyLine[],
  report: ReportInMaking,
): Promise<void> {
  const before = await keptBefore(database, program_uuid, lines);
  const batch: KeyLine[] = [];
  for (const line of lines) {
    const kept = line.others.map((each) => before.get(each)).find((each) => each !== undefined);
    if (kept === undefined) batch.push(line);
    else report.duplicate(line.line, kept === String(import_id) ? 'file' : 'program');
  }
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

/** The imports of keys that an earlier secret keeps, by their fingerprints under it. */
async function keptBefore(
  database: Store['database'],
  program_uuid: string,
  lines: readonly KeyLine[],
): Promise<ReadonlyMap<string, string>> {
  const others = lines.flatMap((line) => line.others);
  if (others.length === 0) return new Map();
  const { rows } = await database.execute<{ fingerprint: string; import_id: string }>(sql`
    select fingerprint, import_id::text from game_keys
    where program_uuid = ${program_uuid}::uuid
      and fingerprint = any(${sql.param(others)}::text[])`);
  return new Map(rows.map(({ fingerprint, import_id }) => [fingerprint, import_id]));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts';
import type { Secrets } from '../identity/secrets.ts';
import type { Store } from '../store/store.ts';
import { keyImports, keyOptions } from '../store/tables/activations.ts';
import { type FoundKey, keyFinder } from './find-key-option.ts';
import type { KeyRow } from './read-key-rows.ts';
import { removeSampleKeys, SAMPLE_IMPORTER } from './sample-keys.ts';
import { type SealedKey, sealKey } from './sealed-key.ts';

export interface KeyImport {
  readonly program_uuid: string;
  /** Reads the file from its beginning, each time it is called. */
  readonly rows: () => AsyncIterable<KeyRow>;
  readonly file_name: string;
  readonly imported_by: Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'>;
  readonly now: Date;
  /** Told after each batch how many bytes were read. */
  readonly progress?: (bytes: number) => void;
}

/** A line that gave no key; never with the key itself. */
export interface ImportProblem {
  readonly line: number;
  readonly reason: string;
}

export interface ImportReport {
  readonly imported: number;
  /** Keys that are in the file twice or in the program's pool already, whatever became of them. */
  readonly duplicates: number;
  /** Those of the duplicates that an earlier line of the file has. */
  readonly repeated: number;
  readonly rejected: number;
  /** The first thousand of each. */
  readonly duplicate_lines: readonly ImportProblem[];
  readonly rejected_lines: readonly ImportProblem[];
}

/** Lines that are stored together; so much of a file is held in memory. */
const BATCH = 1_000;
/** Problems that a report tells one by one. */
const TOLD = 1_000;

/**
 * Imports keys: all sound lines of the file, or none where anything fails on the way. A key that
 * the program has or had is a duplicate and changes nothing, so a file can be imported again.
 * @throws KeysFileError where the file is no table of keys
 */
export async function importKeys(
  store: Store,
  secrets: Secrets,
  { program_uuid, rows, file_name, imported_by, now, progress }: KeyImport,
): Promise<ImportReport> {
  const { database } = store;
  return store.transaction(async () => {
    const options = await database
      .select()
      .from(keyOptions)
      .where(and(eq(keyOptions.program_uuid, program_uuid), isNull(keyOptions.retired_at)));
    const find = keyFinder(options);
    const [kept] = await database
      .insert(keyImports)
      .values({
        program_uuid,
        file_name,
        imported: 0,
        duplicates: 0,
        rejected: 0,
        imported_by: `${imported_by.actor_kind}:${imported_by.actor_id}`,
        imported_at: now,
      })
      .returning({ id: keyImports.id });
    const import_id = kept?.id ?? 0;
    const report = new Report();
    let batch: Line[] = [];
    const flush = async (bytes: number) => {
      await storeBatch(store, import_id, batch, report);
      batch = [];
      progress?.(bytes);
    };
    let read = 0;
    for await (const row of rows()) {
      read = row.bytes;
      const found = find(row);
      if ('reason' in found) report.reject(row.line, found.reason);
      else batch.push(toLine(secrets, program_uuid, row.line, found));
      if (batch.length === BATCH) await flush(read);
    }
    await flush(read);
    const { actor_kind, actor_id } = SAMPLE_IMPORTER;
    const isSample = imported_by.actor_kind === actor_kind && imported_by.actor_id === actor_id;
    if (report.imported > 0 && !isSample) await removeSampleKeys(store, program_uuid);
    const { imported, duplicates, repeated, rejected } = report;
    const counts = { imported, duplicates, rejected };
    await database.update(keyImports).set(counts).where(eq(keyImports.id, import_id));
    await writeAudit(store, {
      program_uuid,
      ...imported_by,
      action: 'keys.import',
      subject_kind: 'key_import',
      subject_id: import_id,
      details: { file_name, ...counts },
    });
    return { ...counts, repeated, ...report.lines() };
  });
}

class PreviewEnd extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super();
    this.report = report;
  }
}

/**
 * Says what `importKeys` would report, and takes all of it back.
 * @throws KeysFileError where the file is no table of keys
 */
export async function previewImport(
  store: Store,
  secrets: Secrets,
  wanted: KeyImport,
): Promise<ImportReport> {
  try {
    return await store.transaction(async () => {
      throw new PreviewEnd(await importKeys(store, secrets, wanted));
    });
  } catch (error) {
    if (error instanceof PreviewEnd) return error.report;
    throw error;
  }
}

interface Line extends SealedKey {
  readonly line: number;
  readonly key_option_id: number;
}

function toLine(
  secrets: Secrets,
  programUuid: string,
  line: number,
  { key, key_option_id }: FoundKey,
): Line {
  return { line, key_option_id, ...sealKey(secrets, programUuid, key) };
}

async function storeBatch(
  { database }: Store,
  import_id: number,
  batch: readonly Line[],
  report: Report,
): Promise<void> {
  if (batch.length === 0) return;
  // Lists instead of a row of parameters for each key: building those takes most of the time.
  const options = sql.param(batch.map(({ key_option_id }) => key_option_id));
  const fingerprints = sql.param(batch.map(({ fingerprint }) => fingerprint));
  const ciphertexts = sql.param(batch.map(({ ciphertext }) => ciphertext.toString('hex')));
  const { rows: stored } = await database.execute<{ fingerprint: string }>(sql`
    insert into game_keys (program_uuid, import_id, key_option_id, fingerprint, ciphertext)
    select ${batch[0]?.program_uuid}::uuid, ${import_id}::bigint, option, fingerprint,
      decode(ciphertext, 'hex')
    from unnest(${options}::int[], ${fingerprints}::text[], ${ciphertexts}::text[])
      as line (option, fingerprint, ciphertext)
    on conflict do nothing
    returning fingerprint`);
  const fresh = new Set(stored.map(({ fingerprint }) => fingerprint));
  // Of two lines with one key the first was stored.
  const others = batch.filter(({ fingerprint }) => !fresh.delete(fingerprint));
  report.imported += batch.length - others.length;
  if (others.length === 0) return;
  const doubled = sql.param(others.map(({ fingerprint }) => fingerprint));
  const { rows: known } = await database.execute<{ fingerprint: string; import_id: string }>(sql`
    select fingerprint, import_id from game_keys
    where program_uuid = ${batch[0]?.program_uuid}::uuid and fingerprint = any(${doubled}::text[])`);
  const ofFile = known.filter((key) => Number(key.import_id) === import_id);
  const inFile = new Set(ofFile.map(({ fingerprint }) => fingerprint));
  for (const { line, fingerprint } of others) report.duplicate(line, inFile.has(fingerprint));
}

class Report {
  imported = 0;
  duplicates = 0;
  repeated = 0;
  rejected = 0;
  readonly #duplicates: ImportProblem[] = [];
  readonly #rejected: ImportProblem[] = [];

  duplicate(line: number, inFile: boolean): void {
    this.duplicates += 1;
    if (inFile) this.repeated += 1;
    const reason = inFile ? 'An earlier line has this key.' : 'The program has this key already.';
    if (this.duplicates <= TOLD) this.#duplicates.push({ line, reason });
  }

  reject(line: number, reason: string): void {
    this.rejected += 1;
    if (this.rejected <= TOLD) this.#rejected.push({ line, reason });
  }

  lines() {
    return { duplicate_lines: this.#duplicates, rejected_lines: this.#rejected };
  }
}

import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { and, eq, isNull, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { keyImports, keyOptions } from '../../store/tables/activations.ts';
import { Batches } from './batches.ts';
import { keyFinder } from './find-key-option.ts';
import { type ImportReport, ReportInMaking } from './import-report.ts';
import type { KeyRow } from './read-key-rows.ts';
import { removeSampleKeys, SAMPLE_IMPORTER } from './sample-keys.ts';
import { otherFingerprints, sealKey } from './sealed-key.ts';
import { type KeyLine, storeKeyLines } from './store-key-lines.ts';

export interface KeyImport {
  readonly program_uuid: string;
  /** Reads the file from its beginning, each time it is called. */
  readonly rows: () => AsyncIterable<KeyRow>;
  readonly file_name: string;
  readonly imported_by: Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'>;
  readonly now: Date;
  /** The import that this is a further part of. */
  readonly import_id?: number | undefined;
  /** How many problems of each sort are told one by one; 1,000 where it is not said. */
  readonly told?: number;
  /** Told after each batch how many bytes were read. */
  readonly progress?: (bytes: number) => void;
}

/** Lines that are stored together; two times as many are held in memory at most. */
export const IMPORTED_TOGETHER = 5_000;
const TOLD = 1_000;

/**
 * Imports keys: all sound lines of the file, or none where anything fails on the way. A key that
 * the program has or had is a duplicate and changes nothing, so a file can be imported again.
 * Imports of a program come one after another, so that two of the same keys never wait for each
 * other in a circle.
 * @throws KeysFileError where the file is no table of keys
 * @throws ApiError KEY_IMPORT_UNKNOWN, KEY_IMPORT_WITHDRAWN of a further part
 */
export async function importKeys(
  store: Store,
  secrets: Secrets,
  wanted: KeyImport,
): Promise<ImportReport> {
  const { program_uuid, rows, imported_by, progress, told = TOLD } = wanted;
  const { database } = store;
  return store.transaction(async () => {
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`key_imports:${program_uuid}`}))`,
    );
    const options = await database
      .select()
      .from(keyOptions)
      .where(and(eq(keyOptions.program_uuid, program_uuid), isNull(keyOptions.retired_at)));
    const find = keyFinder(options);
    const import_id = await openImport(store, wanted);
    const report = new ReportInMaking(told);
    let read = 0;
    const batches = new Batches<KeyLine>(IMPORTED_TOGETHER, async (batch) => {
      await storeKeyLines(store, { program_uuid, import_id }, batch, report);
      progress?.(read);
    });
    try {
      for await (const row of rows()) {
        read = row.bytes;
        const found = find(row);
        if ('reason' in found) report.reject(row.line, found.reason);
        else {
          report.found(row.line, found);
          const { key, key_option_id } = found;
          const sealed = sealKey(secrets, program_uuid, key);
          const others = otherFingerprints(secrets, key);
          await batches.add({ line: row.line, key_option_id, ...sealed, others });
        }
      }
      await batches.end();
    } finally {
      // No statement of this transaction may come after its end.
      await batches.settle().catch(() => {});
    }
    const { repeated, ...counts } = report.counts();
    const { actor_kind, actor_id } = SAMPLE_IMPORTER;
    const isSample = imported_by.actor_kind === actor_kind && imported_by.actor_id === actor_id;
    if (counts.imported > 0 && !isSample) await removeSampleKeys(store, program_uuid);
    const { file_name, ...total } = await addCounts(store, import_id, counts);
    await writeAudit(store, {
      program_uuid,
      ...imported_by,
      action: 'keys.import',
      subject_kind: 'key_import',
      subject_id: import_id,
      details: { file_name, ...counts },
    });
    return { import_id, ...counts, repeated, ...report.lines(), total };
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
 * @throws as importKeys
 */
export async function previewImport(
  store: Store,
  secrets: Secrets,
  wanted: KeyImport,
): Promise<ImportReport> {
  try {
    return await store.attempt(async () => {
      throw new PreviewEnd(await importKeys(store, secrets, wanted));
    });
  } catch (error) {
    if (error instanceof PreviewEnd) return error.report;
    throw error;
  }
}

/** Begins an import, or finds the one that this is a part of; its row is locked. */
async function openImport(
  { database }: Store,
  { program_uuid, import_id, file_name, imported_by, now }: KeyImport,
): Promise<number> {
  if (import_id === undefined) {
    const [begun] = await database
      .insert(keyImports)
      .values({
        ...{ program_uuid, file_name, imported: 0, duplicates: 0, rejected: 0 },
        imported_by: `${imported_by.actor_kind}:${imported_by.actor_id}`,
        imported_at: now,
      })
      .returning({ id: keyImports.id });
    return begun?.id ?? 0;
  }
  const [kept] = await database
    .select({ withdrawn_at: keyImports.withdrawn_at })
    .from(keyImports)
    .where(and(eq(keyImports.id, import_id), eq(keyImports.program_uuid, program_uuid)))
    .for('update');
  if (!kept) throw new ApiError('KEY_IMPORT_UNKNOWN');
  if (kept.withdrawn_at) throw new ApiError('KEY_IMPORT_WITHDRAWN');
  return import_id;
}

/** @returns the sums of all parts */
async function addCounts(
  { database }: Store,
  import_id: number,
  { imported, duplicates, rejected }: Pick<ImportReport, 'imported' | 'duplicates' | 'rejected'>,
) {
  const [summed] = await database
    .update(keyImports)
    .set({
      imported: sql`${keyImports.imported} + ${imported}`,
      duplicates: sql`${keyImports.duplicates} + ${duplicates}`,
      rejected: sql`${keyImports.rejected} + ${rejected}`,
    })
    .where(eq(keyImports.id, import_id))
    .returning({
      file_name: keyImports.file_name,
      imported: keyImports.imported,
      duplicates: keyImports.duplicates,
      rejected: keyImports.rejected,
    });
  if (!summed) throw new Error('An import that was begun is not there.');
  return summed;
}

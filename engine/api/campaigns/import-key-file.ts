import type { importKeys as endpoint } from '#contract/campaigns/key-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { importKeys, previewImport } from '../core/keys/import-keys.ts';
import { readOptions } from '../core/keys/key-options.ts';
import { type KeyHeading, KeysFileError, readKeyRows } from '../core/keys/read-key-rows.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';

/** Problems of each sort that an answer tells: with lines of usual length, all of a part's. */
const TOLD = 20_000;
/** The line below the one that names the columns. */
const SECOND = 2;

/**
 * Imports the keys of a file, or of one part of it, or says what would come of that.
 * @throws ApiError KEYS_FILE_INVALID, KEY_IMPORT_UNKNOWN, KEY_IMPORT_WITHDRAWN
 */
export async function importKeyFile(
  { store, secrets, now }: Pick<ApiServices, 'store' | 'secrets' | 'now'>,
  { caller, body, request }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { file_name, csv, dry_run = false, import_id, first_line = SECOND } = body;
  const program_uuid = caller.program.uuid;
  const inFile = (line: number) => (line < SECOND ? line : line - SECOND + first_line);
  let heading: KeyHeading | undefined;
  const rows = async function* () {
    const read = readKeyRows(csv, 'utf-8', (found) => {
      heading = found;
    });
    for await (const row of read) yield { ...row, line: inFile(row.line) };
  };
  const run = dry_run ? previewImport : importKeys;
  try {
    const { pools, ...report } = await run(store, secrets, {
      ...{ program_uuid, rows, file_name, import_id, told: TOLD, now: now() },
      imported_by: {
        ...{ actor_kind: 'operator', actor_id: caller.operator_id, request_id: request.id },
      },
    });
    if (!heading) throw new Error('A file of keys was read, and its columns were not.');
    const options = await readOptions(
      store,
      program_uuid,
      pools.map(({ key_option_id }) => key_option_id),
    );
    return {
      ...report,
      dry_run,
      import_id: dry_run ? null : report.import_id,
      separator: heading.separator,
      columns: [...heading.columns],
      duplicate_lines: [...report.duplicate_lines],
      rejected_lines: [...report.rejected_lines],
      first_lines: [...report.first_lines],
      pools: options.map(({ id: key_option_id, activation_id, platform, region }) => ({
        ...{ key_option_id, activation_id, platform, region },
        imported: pools.find((pool) => pool.key_option_id === key_option_id)?.imported ?? 0,
      })),
    };
  } catch (error) {
    if (!(error instanceof KeysFileError)) throw error;
    const faults = error.faults.map(({ line, message }) => ({ line: inFile(line), message }));
    throw new ApiError('KEYS_FILE_INVALID', { faults });
  }
}

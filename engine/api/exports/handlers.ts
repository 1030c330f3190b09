import type { EXPORT_ENDPOINTS } from '#contract/exports/endpoints.ts';
import type { ExportedListName } from '#contract/vocabulary/operator-words.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import type { ExportedList, Filters, ListCall, WrittenRows } from './exported-list.ts';

interface Export {
  readonly call: ListCall;
  readonly list: ExportedListName;
  readonly filters: Filters;
}

/** Lists as files. What left the system is in the audit log, also where it was not taken whole. */
export function exportHandlers(
  services: ApiServices,
  lists: Readonly<Record<ExportedListName, ExportedList>>,
): Handlers<typeof EXPORT_ENDPOINTS> {
  return {
    exportList: async (call) => {
      const { uuid: _, ...filters } = call.query;
      const { list } = call.params;
      const rows = lists[list].write(call, filters);
      // What is wrong with the call is said before anything is recorded or sent.
      const heading = await rows.next();
      const started: Export = { call, list, filters };
      await record(services, started, 'export.begin', {});
      const day = services.now().toISOString().slice(0, 10);
      return {
        file_name: `${call.caller.program.slug}-${list}-${day}.csv`,
        parts: recorded(services, started, heading.value?.text ?? '', rows),
      };
    },
  };
}

/** Passes rows on as text; at the end, however it comes, how many there were is recorded. */
async function* recorded(
  services: ApiServices,
  started: Export,
  heading: string,
  written: AsyncGenerator<WrittenRows>,
): AsyncGenerator<string> {
  let rows = 0;
  let complete = false;
  try {
    yield heading;
    for await (const part of written) {
      rows += part.rows;
      yield part.text;
    }
    complete = true;
  } finally {
    await record(services, started, 'export.end', { rows, complete });
  }
}

async function record(
  { store }: ApiServices,
  { call: { caller, request }, list, filters }: Export,
  action: 'export.begin' | 'export.end',
  result: { readonly rows?: number; readonly complete?: boolean },
): Promise<void> {
  await writeAudit(store, {
    program_uuid: caller.program.uuid,
    actor_kind: 'operator',
    actor_id: caller.operator_id,
    action,
    subject_kind: 'program',
    subject_id: caller.program.uuid,
    details: { list, filters, ...result },
    request_id: request.id,
  });
}

import type { FAILED_WORK_ENDPOINTS } from '#contract/failed-work/endpoints.ts';
import { type Acting, actingOf } from '../audit/acting.ts';
import type { Handlers } from '../http/call.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { listStuckMails, resendMails } from '../mail/stuck-mails.ts';
import { listProgramFailed } from '../workers/list-jobs.ts';
import { retryJobs } from './retry-jobs.ts';

/** Work in the background that failed for a program, and how operators have it done anew. */
export function failedWorkHandlers({
  store,
  now,
}: ApiServices): Handlers<typeof FAILED_WORK_ENDPOINTS> {
  return {
    listFailedJobs: async ({ caller, query: { cursor, limit = PAGE_SIZE } }) => {
      const part = { after: idAfter(cursor), limit: limit + 1 };
      const found = await listProgramFailed(store, caller.program.uuid, part);
      const { rows, next_cursor } = cutPage(found, limit, ({ id }) => [id]);
      return {
        items: rows.map(({ id, name, state, attempts, failed_at, due_at, last_error }) => ({
          ...{ id, name, state, attempts, last_error },
          failed_at: failed_at.toISOString(),
          due_at: state === 'waiting' ? due_at.toISOString() : null,
        })),
        next_cursor,
      };
    },
    retryFailedJobs: async (call) => {
      const { program_uuid, ...acting } = actingOf(call);
      const due = await retryJobs(store, { ids: call.body.ids, program_uuid }, actorOf(acting));
      return { ids: due.map(({ id }) => id) };
    },
    listStuckMails: async ({ caller, query: { cursor, limit = PAGE_SIZE } }) => {
      const part = { after: idAfter(cursor), limit: limit + 1 };
      const found = await listStuckMails(store, caller.program.uuid, part);
      const { rows, next_cursor } = cutPage(found, limit, ({ id }) => [id]);
      return {
        items: rows.map(({ created_at, ...mail }) => ({
          ...mail,
          created_at: created_at.toISOString(),
        })),
        next_cursor,
      };
    },
    resendStuckMails: async (call) => {
      const { program_uuid, ...acting } = actingOf(call);
      const { ids } = call.body;
      return { ids: await resendMails(store, program_uuid, ids, actorOf(acting), now()) };
    },
  };
}

const actorOf = ({ operator_id, request_id }: Omit<Acting, 'program_uuid'>) => ({
  ...{ actor_kind: 'operator' as const, actor_id: operator_id },
  request_id,
});

/** The id that the page before ended with. @throws ApiError CURSOR_INVALID */
const idAfter = (cursor: string | undefined): number =>
  cursor === undefined ? 0 : readCursor(cursor, ['number'])[0];

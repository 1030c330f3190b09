import type { MODERATION_ENDPOINTS } from '#contract/moderation/endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, isNull, ne } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';
import { bingoBoards } from '../store/tables/bingo.ts';
import { fileReport, readReportsPage } from './reports.ts';
import {
  dismissReport,
  type Moderator,
  restoreBoard,
  takeDownBoard,
  takeDownName,
} from './take-down.ts';
import { restoreProfile, takeDownProfile } from './take-down-profile.ts';

/** Purpose of the fingerprint by which a reporter counts once. */
const REPORTER = 'reporter';
/** Creators of one name who are reported together. */
const MOST_NAMESAKES = 20;

/** Reports of what creators show to others, and how operators take it down. */
export function moderationHandlers(services: ApiServices): Handlers<typeof MODERATION_ENDPOINTS> {
  const { store, programs, secrets, now } = services;
  const moderator = (call: {
    caller: ProgramOperatorCaller;
    request: { readonly id: string };
  }): Moderator => ({
    program_uuid: call.caller.program.uuid,
    operator_id: call.caller.operator_id,
    request_id: call.request.id,
    at: now(),
  });
  const reporters = (who: string) => secrets.fingerprints(REPORTER, who);
  return {
    reportBingoBoard: async ({ params, body, request }) => {
      const program = programs.bySlug(params.campaign_id) ?? programs.byUuid(params.campaign_id);
      if (!program) throw new ApiError('BINGO_CAMPAIGN_UNKNOWN');
      const program_uuid = program.uuid;
      const [board] = await store.database
        .select({ id: bingoBoards.id })
        .from(bingoBoards)
        .where(
          and(
            eq(bingoBoards.program_uuid, program_uuid),
            eq(bingoBoards.id, params.board_id),
            eq(bingoBoards.state, 'published'),
            isNull(bingoBoards.retired_at),
          ),
        );
      if (!board) throw new ApiError('BINGO_BOARD_UNKNOWN');
      const subject = { subject_kind: 'bingo_board', subject_id: String(board.id) } as const;
      const filed = { ...body, reporters: reporters(`address:${request.ip}`), at: now() };
      await fileReport(store, { program_uuid, ...subject }, filed);
    },
    reportName: async ({ caller, body: { display_name, ...body } }) => {
      const program_uuid = caller.program.uuid;
      const named = await store.database
        .select({ id: creators.id })
        .from(creators)
        .where(
          and(
            eq(creators.program_uuid, program_uuid),
            eq(creators.display_name, display_name),
            ne(creators.status, 'deleted'),
          ),
        )
        .limit(MOST_NAMESAKES);
      if (named.length === 0) throw new ApiError('CREATOR_UNKNOWN');
      const filed = { ...body, reporters: reporters(`creator:${caller.creator_id}`), at: now() };
      for (const { id } of named)
        await fileReport(store, { program_uuid, subject_kind: 'creator', subject_id: id }, filed);
    },
    listReports: ({ caller, query }) => readReportsPage(store, caller.program.uuid, query),
    dismissReport: async (call) => {
      await dismissReport(store, moderator(call), call.params.report_id);
    },
    takeDownBingoBoard: async (call) => {
      await takeDownBoard(store, moderator(call), call.params.board_id, call.body);
    },
    restoreBingoBoard: async (call) => {
      await restoreBoard(store, moderator(call), call.params.board_id);
    },
    takeDownName: async (call) => ({
      display_name: await takeDownName(store, moderator(call), call.params.creator_id, call.body),
    }),
    takeDownProfile: async (call) => {
      await takeDownProfile(store, moderator(call), call.params.creator_id, call.body);
    },
    restoreProfile: async (call) => {
      await restoreProfile(store, moderator(call), call.params.creator_id);
    },
  };
}

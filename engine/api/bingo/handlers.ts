import type { BINGO_ENDPOINTS } from '#contract/bingo/endpoints.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { negotiateLocale } from '#domain/locales/negotiate-locale.ts';
import { actingOf } from '../audit/acting.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallRequest, Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import {
  type BoardRow,
  itemsOf,
  readCampaignBoards,
  readOwnBoards,
  requireBoard,
} from './board-rows.ts';
import { takeCard } from './cards.ts';
import { claimPattern } from './claim-pattern.ts';
import { demoBoard, demoMatchesOf } from './demo-matches.ts';
import { markByHand, unmarkByHand } from './hand-marks.ts';
import { changeBoard, createBoard, deleteBoard, publishBoard } from './own-boards.ts';
import { proposeBoard, readOwnProposals, withdrawProposal } from './own-proposals.ts';
import { presentBoard, presentSummary, readAuthor } from './present-board.ts';
import { declineBoard, readProposals, retireBoard, takeOverBoard } from './proposals.ts';
import { countWinners, readClaims } from './read-claims.ts';
import { readMarks } from './read-marks.ts';
import { removeMark } from './remove-mark.ts';
import { readStanding } from './standing.ts';
import { takeMarks } from './take-marks.ts';

/** Bingo: boards, cards, marks and claims. */
export function bingoHandlers(services: ApiServices): Handlers<typeof BINGO_ENDPOINTS> {
  const { store, programs, now } = services;
  const matches = demoMatchesOf(services);
  const campaign = (id: string): ApiProgram => {
    const program = programs.bySlug(id) ?? programs.byUuid(id);
    if (!program) throw new ApiError('BINGO_CAMPAIGN_UNKNOWN');
    return program;
  };
  const presentAllOwn = async (
    boards: readonly BoardRow[],
    { program }: CreatorCaller,
    locale: string,
  ) => {
    const [first] = boards;
    // All have one author.
    const author = first ? await readAuthor(store, first) : null;
    const proposals = await readOwnProposals(store, boards);
    return boards.map((board) => {
      const proposal = proposals.get(board.id);
      return presentBoard(board, { program, locale, now: now(), author, proposal });
    });
  };
  const presentOwn = async (board: BoardRow, caller: CreatorCaller, locale: string) => {
    const [shown] = await presentAllOwn([board], caller, locale);
    if (!shown) throw new Error('A board was lost while it was presented.');
    return shown;
  };
  return {
    listBingoBoards: async ({ params, request }) => {
      const program = campaign(params.campaign_id);
      const locale = localeOf(program, request);
      const boards = await readCampaignBoards(store, program);
      const presenting = { program, locale, now: now(), author: null };
      const items = boards.flatMap((board) => itemsOf(board, locale));
      return {
        campaign_id: program.slug,
        program_uuid: program.uuid,
        boards: boards.map((board) => presentSummary(board, presenting)),
        items: [...new Map(items.toReversed().map((item) => [item.id, item])).values()].reverse(),
      };
    },
    readBingoDemo: async () => {
      const { program, board_id } = demoBoard(services);
      return { campaign_id: program.slug, board_id };
    },
    startBingoMatch: async () => {
      const { program, board_id, seed, ends_at } = await matches.start();
      return { campaign_id: program.slug, board_id, seed, ends_at: ends_at.toISOString() };
    },
    readBingoCard: async ({ params, query: { seed }, request }) => {
      const program = campaign(params.campaign_id);
      const board = await requireBoard(store, program, params.board_id);
      const author = await readAuthor(store, board);
      const locale = localeOf(program, request);
      return {
        board: presentBoard(board, { program, locale, now: now(), author }),
        seed,
        marks: await readMarks(store, board, seed),
        claims: await readClaims(store, board, { seed }),
        winners: await countWinners(store, board),
      };
    },
    listOwnBingoBoards: async ({ caller, locale }) => {
      const boards = await readOwnBoards(store, caller.program.uuid, caller.creator_id);
      return { boards: await presentAllOwn(boards, caller, locale) };
    },
    createBingoBoard: async ({ caller, body, locale }) =>
      presentOwn(await createBoard(store, caller, body), caller, locale),
    changeBingoBoard: async ({ caller, params, body, locale }) =>
      presentOwn(await changeBoard(store, caller, params.board_id, body), caller, locale),
    publishBingoBoard: async ({ caller, params, body, locale }) =>
      presentOwn(await publishBoard(store, caller, params.board_id, body.revision), caller, locale),
    deleteBingoBoard: async ({ caller, params }) => {
      await deleteBoard(store, caller, params.board_id);
    },
    proposeBingoBoard: async ({ caller, params, body: { revision }, locale }) => {
      const proposed = { revision, now: now() };
      return presentOwn(
        await proposeBoard(store, caller, params.board_id, proposed),
        caller,
        locale,
      );
    },
    withdrawBingoProposal: async ({ caller, params, locale }) =>
      presentOwn(await withdrawProposal(store, caller, params.board_id), caller, locale),
    listBingoProposals: ({ caller, query, locale }) =>
      readProposals(store, { ...query, program_uuid: caller.program.uuid, locale }),
    takeOverBingoBoard: async (call) => ({
      board_id: await takeOverBoard(store, actingOf(call), call.params.board_id, now()),
    }),
    declineBingoBoard: async (call) => {
      await declineBoard(store, actingOf(call), call.params.board_id, call.body.note);
    },
    retireBingoBoard: async (call) => {
      await retireBoard(store, actingOf(call), call.params.board_id, now());
    },
    readBingoStanding: ({ caller, params }) => readStanding(store, caller, params.board_id, now()),
    playBingoCard: async ({ caller, params, body }) => {
      await takeCard(store, caller, params.board_id, body.seed, now());
      return readStanding(store, caller, params.board_id, now());
    },
    markBingoItem: ({ caller, params, body: { item_id, proof_url } }) =>
      markByHand(store, caller, { board_id: params.board_id, item_id, proof_url }, now()),
    unmarkBingoItem: async ({ caller, params }) => {
      await unmarkByHand(store, caller, params, now());
    },
    claimBingoPattern: ({ caller, params, body }) =>
      claimPattern(store, caller, params.board_id, body.pattern, now()),
    ingestBingoMarks: async ({ caller, body: { board_id, marks } }) => ({
      results: await takeMarks(store, caller.program, board_id, marks, now()),
    }),
    removeBingoMark: async ({ caller, params, query: { seed }, request }) => {
      await removeMark(store, caller, { ...params, seed, request_id: request.id }, now());
    },
  };
}

/** Visitors have no program of their own: they read in a language of the campaign's. */
const localeOf = ({ program }: ApiProgram, { accept_language }: CallRequest): string =>
  negotiateLocale({ acceptLanguage: accept_language }, program.locales, DEFAULT_LOCALE);

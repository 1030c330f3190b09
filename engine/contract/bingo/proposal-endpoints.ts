import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  moment,
  pageOf,
  pageQuery,
  revision,
  uuidQuery,
} from '../endpoints/fields.ts';
import { paragraphs } from '../endpoints/text-fields.ts';
import { bingoBoard } from '../shapes/bingo.ts';
import { BINGO_PROPOSAL_STATES } from '../vocabulary/proposal-words.ts';

const creator = { tag: 'bingo', caller: 'creator' } as const;
const operator = { tag: 'bingo', caller: 'operator', action: 'manage_boards' } as const;

const boardParams = z.strictObject({ board_id: campaignIdParameter });

export const proposeBingoBoard = defineEndpoint({
  ...creator,
  id: 'proposeBingoBoard',
  method: 'POST',
  path: '/creators/bingo/boards/{board_id}/proposal',
  summary:
    'Proposes a board to the program, which may make it one of its own; a draft is published by it. Again changes nothing.',
  params: boardParams,
  query: uuidQuery,
  body: z.strictObject({ revision }),
  status: 200,
  response: bingoBoard,
  errors: [
    'NOT_A_MEMBER',
    'BINGO_BOARD_UNKNOWN',
    'BINGO_BOARD_FAULTY',
    'BINGO_BOARD_TAKEN_DOWN',
    'REVISION_OUTDATED',
  ],
  rate: 'write',
});

export const withdrawBingoProposal = defineEndpoint({
  ...creator,
  id: 'withdrawBingoProposal',
  method: 'DELETE',
  path: '/creators/bingo/boards/{board_id}/proposal',
  summary: 'Takes back a proposal that nobody has decided on; what was decided stays.',
  params: boardParams,
  query: uuidQuery,
  status: 200,
  response: bingoBoard,
  errors: ['BINGO_BOARD_UNKNOWN'],
  rate: 'write',
});

const proposal = z.strictObject({
  board_id: campaignId,
  title: z.string(),
  description: z.nullable(z.string()),
  size: z.int(),
  /** How many items its cards are drawn from. */
  items: z.int(),
  /** Who made it; null of what the program has taken over: that is its own. */
  creator: z.nullable(z.strictObject({ id: z.uuid(), display_name: z.string() })),
  state: z.enum(BINGO_PROPOSAL_STATES),
  /** When it was proposed, or taken over. */
  at: moment,
  /** What its author was told. */
  note: z.nullable(z.string()),
});
export type BingoProposal = z.infer<typeof proposal>;

export const listBingoProposals = defineEndpoint({
  ...operator,
  id: 'listBingoProposals',
  method: 'GET',
  path: '/operator/bingo/proposals',
  action: 'read',
  summary:
    'Boards that creators propose, oldest first; those that were declined; or the boards that the program took over and still plays.',
  query: z.extend(uuidQuery, { ...pageQuery, state: z.optional(z.enum(BINGO_PROPOSAL_STATES)) }),
  status: 200,
  response: pageOf(proposal),
  errors: [],
  rate: 'read',
});

export const takeOverBingoBoard = defineEndpoint({
  ...operator,
  id: 'takeOverBingoBoard',
  method: 'POST',
  path: '/operator/bingo/proposals/{board_id}/take-over',
  summary:
    'Makes a copy of a proposed board one of the program’s own, which pays no points. Whatever becomes of its author’s board, it stays.',
  params: boardParams,
  query: uuidQuery,
  status: 201,
  response: z.strictObject({ board_id: campaignId }),
  errors: ['BINGO_PROPOSAL_UNKNOWN'],
  rate: 'write',
});

export const declineBingoBoard = defineEndpoint({
  ...operator,
  id: 'declineBingoBoard',
  method: 'POST',
  path: '/operator/bingo/proposals/{board_id}/decline',
  summary: 'Declines a proposed board; its author reads the note, and keeps the board.',
  params: boardParams,
  query: uuidQuery,
  body: z.strictObject({ note: paragraphs(2_000) }),
  status: 204,
  errors: ['BINGO_PROPOSAL_UNKNOWN'],
  rate: 'write',
});

export const retireBingoBoard = defineEndpoint({
  ...operator,
  id: 'retireBingoBoard',
  method: 'DELETE',
  path: '/operator/bingo/boards/{board_id}',
  summary:
    'Ends a board that the program took over: nobody plays it any more, its marks are kept. Boards of the campaign end in `campaign.yaml`.',
  params: boardParams,
  query: uuidQuery,
  status: 204,
  errors: ['BINGO_BOARD_UNKNOWN'],
  rate: 'write',
});

export const BINGO_PROPOSAL_ENDPOINTS = [
  proposeBingoBoard,
  withdrawBingoProposal,
  listBingoProposals,
  takeOverBingoBoard,
  declineBingoBoard,
  retireBingoBoard,
] as const;

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignIdParameter, moment, revision, uuidQuery } from '../endpoints/fields.ts';
import { webAddress } from '../endpoints/text-fields.ts';
import {
  bingoBoard,
  bingoBoardDraft,
  bingoBoardSummary,
  bingoClaim,
  bingoItem,
  bingoItemId,
  bingoMark,
  bingoSeed,
  bingoStanding,
  patternId,
} from '../shapes/bingo.ts';
import { ingestBingoMarks, removeBingoMark } from './mark-endpoints.ts';
import { BINGO_PROPOSAL_ENDPOINTS } from './proposal-endpoints.ts';

const nobody = { tag: 'bingo', caller: 'nobody' } as const;
const creator = { tag: 'bingo', caller: 'creator' } as const;

/** Addresses name a campaign by its program's slug or uuid. */
const campaignParams = { campaign_id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) };
const boardParams = z.strictObject({ board_id: campaignIdParameter });

export const listBingoBoards = defineEndpoint({
  ...nobody,
  id: 'listBingoBoards',
  method: 'GET',
  path: '/bingo/{campaign_id}/boards',
  summary:
    "The campaign's own boards that are published, those that the program took over, and the items that boards are made of.",
  params: z.strictObject(campaignParams),
  status: 200,
  response: z.strictObject({
    campaign_id: z.string(),
    program_uuid: z.uuid(),
    boards: z.array(bingoBoardSummary),
    /** The items of all these boards, each once. */
    items: z.array(bingoItem),
  }),
  errors: ['BINGO_CAMPAIGN_UNKNOWN'],
  rate: 'read',
});

export const readBingoCard = defineEndpoint({
  ...nobody,
  id: 'readBingoCard',
  method: 'GET',
  path: '/bingo/{campaign_id}/boards/{board_id}',
  summary: 'A board, with what is marked on the card of a seed and who was paid on it.',
  params: z.strictObject({ ...campaignParams, board_id: campaignIdParameter }),
  query: z.strictObject({ seed: bingoSeed }),
  status: 200,
  response: z.strictObject({
    board: bingoBoard,
    seed: bingoSeed,
    marks: z.array(bingoMark),
    claims: z.array(bingoClaim),
    /** How many different people were paid on this board. */
    winners: z.int(),
  }),
  errors: ['BINGO_CAMPAIGN_UNKNOWN', 'BINGO_BOARD_UNKNOWN', 'BINGO_BOARD_TAKEN_DOWN'],
  rate: 'read',
});

export const startBingoMatch = defineEndpoint({
  ...nobody,
  id: 'startBingoMatch',
  method: 'POST',
  path: '/bingo/demo/matches',
  summary: 'Starts a simulated match whose events mark a demo card; its seed names the card.',
  status: 201,
  response: z.strictObject({
    campaign_id: z.string(),
    board_id: bingoBoard.shape.id,
    seed: bingoSeed,
    ends_at: moment,
  }),
  errors: ['BINGO_DEMO_ABSENT', 'BINGO_MATCHES_EXHAUSTED'],
  rate: 'write',
});

export const readBingoDemo = defineEndpoint({
  ...nobody,
  id: 'readBingoDemo',
  method: 'GET',
  path: '/bingo/demo',
  summary: 'Which board the demo plays.',
  status: 200,
  response: z.strictObject({ campaign_id: z.string(), board_id: bingoBoard.shape.id }),
  errors: ['BINGO_DEMO_ABSENT'],
  rate: 'read',
  storeless: true,
});

export const listOwnBingoBoards = defineEndpoint({
  ...creator,
  id: 'listOwnBingoBoards',
  method: 'GET',
  path: '/creators/bingo/boards',
  summary: 'The boards that the creator made, newest first.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({ boards: z.array(bingoBoard) }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const createBingoBoard = defineEndpoint({
  ...creator,
  id: 'createBingoBoard',
  method: 'POST',
  path: '/creators/bingo/boards',
  summary: 'Saves a board as a draft; a draft may have faults. Boards of creators pay no points.',
  query: uuidQuery,
  body: bingoBoardDraft,
  status: 201,
  response: bingoBoard,
  errors: ['NOT_A_MEMBER', 'BINGO_BOARDS_EXHAUSTED'],
  rate: 'write',
  idempotent: true,
});

export const changeBingoBoard = defineEndpoint({
  ...creator,
  id: 'changeBingoBoard',
  method: 'PUT',
  path: '/creators/bingo/boards/{board_id}',
  summary: 'Saves a changed draft.',
  params: boardParams,
  query: uuidQuery,
  body: z.extend(bingoBoardDraft, { revision }),
  status: 200,
  response: bingoBoard,
  errors: ['BINGO_BOARD_UNKNOWN', 'BINGO_BOARD_PUBLISHED', 'REVISION_OUTDATED'],
  rate: 'write',
});

export const publishBingoBoard = defineEndpoint({
  ...creator,
  id: 'publishBingoBoard',
  method: 'POST',
  path: '/creators/bingo/boards/{board_id}/publish',
  summary: 'Publishes a draft without faults; its items stay as they are from then on.',
  params: boardParams,
  query: uuidQuery,
  body: z.strictObject({ revision }),
  status: 200,
  response: bingoBoard,
  errors: ['BINGO_BOARD_UNKNOWN', 'BINGO_BOARD_FAULTY', 'REVISION_OUTDATED'],
  rate: 'write',
});

export const deleteBingoBoard = defineEndpoint({
  ...creator,
  id: 'deleteBingoBoard',
  method: 'DELETE',
  path: '/creators/bingo/boards/{board_id}',
  summary: 'Deletes a board that the creator made, with its marks.',
  params: boardParams,
  query: uuidQuery,
  status: 204,
  errors: ['BINGO_BOARD_UNKNOWN'],
  rate: 'write',
});

export const readBingoStanding = defineEndpoint({
  ...creator,
  id: 'readBingoStanding',
  method: 'GET',
  path: '/creators/bingo/boards/{board_id}/standing',
  summary: 'Which card the creator plays, what they were paid and what they can claim.',
  params: boardParams,
  query: uuidQuery,
  status: 200,
  response: bingoStanding,
  errors: ['BINGO_BOARD_UNKNOWN', 'BINGO_BOARD_TAKEN_DOWN'],
  rate: 'read',
  viewable: true,
});

export const playBingoCard = defineEndpoint({
  ...creator,
  id: 'playBingoCard',
  method: 'POST',
  path: '/creators/bingo/boards/{board_id}/cards',
  summary:
    'Takes the card of a seed, to play it: one a board. The same seed again changes nothing.',
  params: boardParams,
  query: uuidQuery,
  body: z.strictObject({ seed: bingoSeed }),
  status: 200,
  response: bingoStanding,
  errors: [
    'NOT_A_MEMBER',
    'BINGO_BOARD_UNKNOWN',
    'BINGO_BOARD_TAKEN_DOWN',
    'BINGO_BOARD_NOT_OPEN',
    'BINGO_CARD_CHOSEN',
    'BINGO_SEED_RESERVED',
  ],
  rate: 'write',
});

export const markBingoItem = defineEndpoint({
  ...creator,
  id: 'markBingoItem',
  method: 'POST',
  path: '/creators/bingo/boards/{board_id}/marks',
  summary:
    'Marks an item by hand on the card that the creator plays. Where the board says so, it counts for points once it has a proof. Again: the proof is added.',
  params: boardParams,
  query: uuidQuery,
  body: z.strictObject({ item_id: bingoItemId, proof_url: z.optional(webAddress) }),
  status: 200,
  response: bingoMark,
  errors: [
    'BINGO_BOARD_UNKNOWN',
    'BINGO_BOARD_TAKEN_DOWN',
    'BINGO_BOARD_NOT_OPEN',
    'BINGO_CARD_NOT_CHOSEN',
    'BINGO_ITEM_UNKNOWN',
    'BINGO_MARK_REMOVED',
  ],
  rate: 'write',
});

export const unmarkBingoItem = defineEndpoint({
  ...creator,
  id: 'unmarkBingoItem',
  method: 'DELETE',
  path: '/creators/bingo/boards/{board_id}/marks/{item_id}',
  summary: "Takes one's own mark by hand back; where there is none, nothing changes.",
  params: z.extend(boardParams, { item_id: bingoItemId }),
  query: uuidQuery,
  status: 204,
  errors: [
    'BINGO_BOARD_UNKNOWN',
    'BINGO_BOARD_TAKEN_DOWN',
    'BINGO_BOARD_NOT_OPEN',
    'BINGO_CARD_NOT_CHOSEN',
    'BINGO_MARK_PAID',
  ],
  rate: 'write',
});

export const claimBingoPattern = defineEndpoint({
  ...creator,
  id: 'claimBingoPattern',
  method: 'POST',
  path: '/creators/bingo/boards/{board_id}/claims',
  summary: 'Claims the points of a completed pattern: once.',
  params: boardParams,
  query: uuidQuery,
  body: z.strictObject({ pattern: patternId }),
  status: 200,
  response: z.strictObject({ claim: bingoClaim, balance: z.int() }),
  errors: [
    'NOT_A_MEMBER',
    'BINGO_BOARD_UNKNOWN',
    'BINGO_BOARD_TAKEN_DOWN',
    'BINGO_BOARD_PAYS_NOTHING',
    'BINGO_BOARD_NOT_OPEN',
    'BINGO_CARD_NOT_CHOSEN',
    'BINGO_PATTERN_UNKNOWN',
    'BINGO_ALREADY_CLAIMED',
    'BINGO_PATTERN_INCOMPLETE',
    'BINGO_CLAIM_TOO_LATE',
    'BINGO_WINNERS_COMPLETE',
  ],
  rate: 'claim',
  idempotent: true,
});

export const BINGO_ENDPOINTS = [
  listBingoBoards,
  readBingoDemo,
  startBingoMatch,
  readBingoCard,
  listOwnBingoBoards,
  createBingoBoard,
  changeBingoBoard,
  publishBingoBoard,
  deleteBingoBoard,
  readBingoStanding,
  playBingoCard,
  markBingoItem,
  unmarkBingoItem,
  claimBingoPattern,
  ingestBingoMarks,
  removeBingoMark,
  ...BINGO_PROPOSAL_ENDPOINTS,
] as const;

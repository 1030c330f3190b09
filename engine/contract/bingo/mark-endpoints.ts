import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignIdParameter, moment, uuidQuery } from '../endpoints/fields.ts';
import { line, webAddress } from '../endpoints/text-fields.ts';
import { bingoBoard, bingoItemId, bingoSeed } from '../shapes/bingo.ts';

/** What a game's back end or a tracker reports of a match. */
export const reportedMark = z.strictObject({
  item_id: bingoItemId,
  occurred_at: moment,
  /** The reporter's own id of the event: the same one counts once. */
  source_id: line(200),
  proof_url: z.optional(webAddress),
  /** Only on the card of this seed; left out: on every card of the board. */
  seed: z.optional(bingoSeed),
});

export const ingestBingoMarks = defineEndpoint({
  id: 'ingestBingoMarks',
  method: 'POST',
  path: '/ingest/bingo_marks',
  tag: 'bingo',
  caller: 'service',
  summary: 'Takes up to 100 marks of a board from events. Sending them again is safe.',
  body: z.strictObject({
    board_id: bingoBoard.shape.id,
    marks: z.array(reportedMark).check(z.minLength(1), z.maxLength(100)),
  }),
  status: 200,
  response: z.strictObject({
    results: z.array(
      z.strictObject({
        source_id: z.string(),
        /** `known`: the item was marked before; `unknown_item`: the board has no such item. */
        result: z.enum(['marked', 'known', 'duplicate', 'unknown_item', 'not_open']),
      }),
    ),
  }),
  errors: ['BINGO_BOARD_UNKNOWN', 'BINGO_BOARD_TAKEN_DOWN'],
  rate: 'ingest',
});

export const removeBingoMark = defineEndpoint({
  id: 'removeBingoMark',
  method: 'DELETE',
  path: '/operator/bingo/boards/{board_id}/marks/{item_id}',
  tag: 'bingo',
  caller: 'operator',
  action: 'moderate',
  summary: 'Removes a mark that is wrong, from one card or from all.',
  params: z.strictObject({ board_id: campaignIdParameter, item_id: bingoItemId }),
  query: z.extend(uuidQuery, { seed: z.optional(bingoSeed) }),
  status: 204,
  errors: ['BINGO_BOARD_UNKNOWN', 'BINGO_BOARD_TAKEN_DOWN', 'BINGO_MARK_UNKNOWN'],
  rate: 'write',
});

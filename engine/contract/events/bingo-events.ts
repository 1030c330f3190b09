import * as z from 'zod/mini';
import { bingoClaim, bingoItemId, bingoMark, bingoSeed } from '../shapes/bingo.ts';

/** What happens on a board, on `/bingo/<program uuid>/<board id>`. A seed of null: on every card. */
export const bingoEvent = z.union([
  z.strictObject({ kind: z.literal('marked'), seed: z.nullable(bingoSeed), mark: bingoMark }),
  z.strictObject({
    kind: z.literal('unmarked'),
    seed: z.nullable(bingoSeed),
    item_id: bingoItemId,
  }),
  z.strictObject({ kind: z.literal('claimed'), seed: bingoSeed, claim: bingoClaim }),
]);
export type BingoEvent = z.infer<typeof bingoEvent>;

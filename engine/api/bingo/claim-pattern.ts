import type { ErrorCode } from '#contract/errors/error-codes.ts';
import type { BingoClaim } from '#contract/shapes/bingo.ts';
import { type ClaimRefusal, checkClaim } from '#domain/bingo/check-claim.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { postPoints } from '../core/ledger/post-points.ts';
import { readBalance } from '../core/ledger/read-balances.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { Store } from '../store/store.ts';
import { bingoClaims } from '../store/tables/bingo.ts';
import { announceToBoard } from './announce-marks.ts';
import { type BoardRow, lockBoard, playedBoard } from './board-rows.ts';
import { requireCard } from './cards.ts';
import { readCountingMarks } from './read-marks.ts';
import { readName } from './read-name.ts';
import { readStandingFacts } from './standing.ts';

const REFUSALS = {
  board_not_open: 'BINGO_BOARD_NOT_OPEN',
  pattern_unknown: 'BINGO_PATTERN_UNKNOWN',
  already_claimed: 'BINGO_ALREADY_CLAIMED',
  pattern_incomplete: 'BINGO_PATTERN_INCOMPLETE',
  claim_too_late: 'BINGO_CLAIM_TOO_LATE',
  winners_complete: 'BINGO_WINNERS_COMPLETE',
} as const satisfies Record<ClaimRefusal, ErrorCode>;

/**
 * Pays a completed pattern: once, in one transaction with its points. The board is locked, so that
 * of two who want the last winner's place one has it.
 * @throws ApiError NOT_A_MEMBER, BINGO_BOARD_UNKNOWN, BINGO_BOARD_PAYS_NOTHING,
 *   BINGO_CARD_NOT_CHOSEN and those of `REFUSALS`
 */
export async function claimPattern(
  store: Store,
  { program, creator_id }: CreatorCaller,
  boardId: number,
  patternId: string,
  now: Date,
): Promise<{ readonly claim: BingoClaim; readonly balance: number }> {
  return store.transaction(async () => {
    const creator = await lockCreator(store, program.uuid, creator_id);
    if (!creator?.member) throw new ApiError('NOT_A_MEMBER');
    const board = await lockBoard(store, program, boardId);
    const { activation_id } = board;
    if (activation_id === null) throw new ApiError('BINGO_BOARD_PAYS_NOTHING');
    const card = await requireCard(store, board, creator_id);
    const marked = await readCountingMarks(store, board, card);
    const facts = await readStandingFacts(store, board, creator_id);
    const checked = checkClaim(playedBoard(board), patternId, { marked, ...facts, now });
    if (checked.refused !== undefined) throw refuse(checked.refused, board, checked.until);
    const { points, completed_at } = checked;
    await store.database.insert(bingoClaims).values({
      ...{ program_uuid: program.uuid, board_id: board.id, creator_id, seed: card.seed },
      ...{ pattern: patternId, points, completed_at, claimed_at: now },
    });
    const { balance } =
      points === 0
        ? await readBalance(store, creator_id, activation_id)
        : await postPoints(store, {
            ...{ program_uuid: program.uuid, activation_id, creator_id, now },
            amount: points,
            source_kind: 'bingo',
            source_id: `${creator_id}:${board.id}:${patternId}`,
            reason: { bingo_board_id: board.id, pattern: patternId },
          });
    const claim = {
      pattern: patternId,
      name: (await readName(store, creator_id)) ?? '',
      points,
      claimed_at: now.toISOString(),
    };
    await announceToBoard(store, board, { kind: 'claimed', seed: card.seed, claim });
    return { claim, balance };
  });
}

function refuse(
  refusal: ClaimRefusal,
  { opens_at, closes_at, winner_cap }: BoardRow,
  until: Date | undefined,
): ApiError {
  const facts = {
    board_not_open: { opens_at, closes_at },
    claim_too_late: { until },
    winners_complete: { winner_cap },
  };
  return new ApiError(
    REFUSALS[refusal],
    refusal in facts ? facts[refusal as keyof typeof facts] : {},
  );
}

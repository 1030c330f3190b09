import type { UseQueryResult } from '@tanstack/react-query';
import { readBingoStanding } from '#contract/bingo/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { BingoStanding } from '#contract/shapes/bingo.ts';
import { useEndpoint, useSession } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';

interface BoardAddress {
  readonly campaign: string;
  readonly board: string;
}

/**
 * Whether somebody can stand to a board: they are signed in, and to its own program. Boards of
 * other programs have the same numbers.
 */
export function useStands({ campaign, board }: BoardAddress): boolean {
  const { slug, uuid } = useView().program ?? {};
  const signedIn = useSession() !== undefined;
  return signedIn && (campaign === slug || campaign === uuid) && isBoardId(board);
}

/** How the person who is signed in stands to a board; asked for only where somebody can. */
export function useStanding(
  address: BoardAddress,
  { enabled = true, refetchInterval }: { enabled?: boolean; refetchInterval?: number } = {},
): UseQueryResult<BingoStanding, ApiCallError> {
  const uuid = useView().program?.uuid ?? '';
  const stands = useStands(address);
  return useEndpoint(
    readBingoStanding,
    { params: { board_id: address.board }, query: { uuid } },
    { enabled: stands && enabled, ...(refetchInterval === undefined ? {} : { refetchInterval }) },
  );
}

/** Whether the part of an address can be a board's number at all. */
export const isBoardId = (board: string): boolean =>
  /^[1-9]\d{0,9}$/.test(board) && Number(board) <= 2_147_483_647;

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readBingoCard, readBingoStanding } from '#contract/bingo/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { bingoEvent } from '#contract/events/bingo-events.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import type { LiveState } from '../../core/live/live-channel.ts';
import { useChannel } from '../../core/live/use-channel.ts';
import { gather } from './gather.ts';
import { type CardAnswer, concerns, leavesOpen, patchCard } from './patch-card.ts';

/** Milliseconds within which questions that events leave open are asked together. */
const GATHERED = 250;
/** Milliseconds after which a card is read anew while nothing is told live. */
export const UNTOLD = 10_000;
/**
 * The same while the board is not played, as that it opens is not told; and where somebody else's
 * service tells, which may not have been told itself.
 */
const UNSURE = 30_000;

/** Which card of which board. */
export interface CardAddress {
  readonly campaign: string;
  readonly board: string;
  readonly seed: string;
}

export interface LiveCard {
  readonly answer: UseQueryResult<CardAnswer, ApiCallError>;
  readonly live: LiveState;
  /** Changes what is known of the card at once; the server is asked again by whoever changes it. */
  readonly patch: (change: (known: CardAnswer) => CardAnswer) => void;
}

/** A card with its marks, kept up to date by what the board's channel tells. */
export function useCard({ campaign, board, seed }: CardAddress): LiveCard {
  const { program, locale, events } = useView();
  const input = { params: { campaign_id: campaign, board_id: board }, query: { seed } };
  const [every, setEvery] = useState<number | undefined>(UNTOLD);
  const interval = every === undefined ? {} : { refetchInterval: every };
  const answer = useEndpoint(readBingoCard, input, interval);
  const key = [program?.uuid, readBingoCard.tag, readBingoCard.id, input, locale];
  const known = answer.data?.board;

  const patch: LiveCard['patch'] = (change) => {
    // What is being read may be older than the change: it is read anew.
    const reading = queryClient.isFetching({ queryKey: key }) > 0;
    queryClient.setQueryData<CardAnswer>(key, (before) => before && change(before));
    if (reading) void queryClient.invalidateQueries({ queryKey: key });
  };

  const soon = useSoon(program?.uuid);
  const live = useChannel(
    known && `/bingo/${known.program_uuid}/${known.id}`,
    (told) => {
      const event = bingoEvent.safeParse(told).data;
      const before = queryClient.getQueryData<CardAnswer>(key);
      if (!event || !before) return;
      patch((card) => patchCard(card, event));
      if (leavesOpen(before, event)) soon.card.ask();
      // What can be claimed, and until when, only the server knows.
      if (concerns(before, event)) soon.standing.ask();
    },
    () => {
      void queryClient.invalidateQueries({ queryKey: key });
      soon.standing.ask();
    },
  );
  const unsure = known?.open === false || events?.endpoint !== undefined;
  const wanted = live === 'live' ? (unsure ? UNSURE : undefined) : UNTOLD;
  if (wanted !== every) setEvery(wanted);
  return { answer, live, patch };
}

/** Reads the card and the player's standing anew, soon and gathered. */
function useSoon(uuid: string | undefined) {
  const [soon] = useState(() => {
    const readAnew = ({ tag, id }: typeof readBingoCard | typeof readBingoStanding) =>
      gather(() => void queryClient.invalidateQueries({ queryKey: [uuid, tag, id] }), GATHERED);
    return { card: readAnew(readBingoCard), standing: readAnew(readBingoStanding) };
  });
  useEffect(
    () => () => {
      soon.card.stop();
      soon.standing.stop();
    },
    [soon],
  );
  return soon;
}

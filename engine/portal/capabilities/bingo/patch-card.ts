import type { readBingoCard } from '#contract/bingo/endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { BingoEvent } from '#contract/events/bingo-events.ts';
import type { BingoMark } from '#contract/shapes/bingo.ts';

export type CardAnswer = ResponseOf<typeof readBingoCard>;

/**
 * What is known of a card after an event: marks and claims count once however often they are told,
 * in whatever order. The same object where the event is of another card or changes nothing.
 */
export function patchCard(known: CardAnswer, event: BingoEvent): CardAnswer {
  switch (event.kind) {
    case 'marked':
      return isOf(known, event.seed) ? withMark(known, event.mark) : known;
    case 'unmarked':
      return isOf(known, event.seed) ? withoutMark(known, event.item_id, event.seed) : known;
    case 'claimed':
      return withClaim(known, event);
  }
}

const isOf = ({ seed }: CardAnswer, told: string | null) => told === null || told === seed;

/** One mark for an item and whoever made it. */
const isSame = (one: BingoMark, other: BingoMark) =>
  one.item_id === other.item_id && one.source === other.source && one.marked_by === other.marked_by;

/** A mark more; or what it adds to the same one: the earlier moment, the proof that it lacked. */
export function withMark(known: CardAnswer, mark: BingoMark): CardAnswer {
  const before = known.marks.find((one) => isSame(one, mark));
  if (!before) return { ...known, marks: [...known.marks, mark] };
  const isEarlier = Date.parse(mark.marked_at) < Date.parse(before.marked_at);
  const marked_at = isEarlier ? mark.marked_at : before.marked_at;
  // Told late, a mark without a proof does not take the proof away.
  const proof_url = mark.proof_url ?? before.proof_url;
  if (proof_url === before.proof_url && marked_at === before.marked_at) return known;
  return {
    ...known,
    marks: known.marks.map((one) => (one === before ? { ...before, marked_at, proof_url } : one)),
  };
}

/** Without a mark that was taken back: on all cards that of an event, on one that of a hand. */
function withoutMark(known: CardAnswer, itemId: string, seed: string | null): CardAnswer {
  const gone = seed === null ? 'event' : 'hand';
  const marks = known.marks.filter(({ item_id, source }) => item_id !== itemId || source !== gone);
  return marks.length === known.marks.length ? known : { ...known, marks };
}

/** A player's own mark by hand; undefined where they have not marked the item. */
export const handOf = (
  { marks }: Pick<CardAnswer, 'marks'>,
  itemId: string,
  name: string,
): BingoMark | undefined =>
  marks.find(
    ({ item_id, source, marked_by }) =>
      item_id === itemId && source === 'hand' && marked_by === name,
  );

/** Without a player's own mark by hand. */
export function withoutHand(known: CardAnswer, itemId: string, name: string): CardAnswer {
  const own = handOf(known, itemId, name);
  return own ? { ...known, marks: known.marks.filter((mark) => mark !== own) } : known;
}

function withClaim(
  known: CardAnswer,
  { claim, seed }: Extract<BingoEvent, { kind: 'claimed' }>,
): CardAnswer {
  if (seed !== known.seed) return known;
  const told = known.claims.some(
    ({ pattern, name }) => pattern === claim.pattern && name === claim.name,
  );
  if (told) return known;
  const isFirst = !known.claims.some(({ name }) => name === claim.name);
  return {
    ...known,
    claims: [...known.claims, claim],
    winners: known.winners + (isFirst ? 1 : 0),
  };
}

/** Whether an event may change what can be claimed: on this card, or as the last winner on another. */
export const concerns = (known: CardAnswer, event: BingoEvent): boolean =>
  event.kind === 'claimed' || isOf(known, event.seed);

/** Whether an event leaves something open that only the server knows: then it is asked again. */
export function leavesOpen(known: CardAnswer, event: BingoEvent): boolean {
  // Who else had marked it, or whether a winner on another card is a new one.
  return event.kind === 'unmarked'
    ? isOf(known, event.seed)
    : event.kind === 'claimed' && event.seed !== known.seed;
}

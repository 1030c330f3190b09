import type { BoardShape } from './board-shape.ts';
import type { Card } from './draw-card.ts';
import { cellsOf } from './mask.ts';
import { patternsOf } from './patterns.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Something that a match reports. Moments are milliseconds since its beginning. */
export interface MatchReport {
  readonly reported_after: number;
  readonly occurred_after: number;
  readonly item_id: string;
  /** The match's own number of the event: a report that is told again has the same. */
  readonly event: number;
}

/** Of ten items of each difficulty, how many happen in a match. */
const HAPPENS = [9, 8, 6, 4, 2] as const;
/** Of ten reports, how many come late, and how many come twice. */
const LATE = 2;
const TWICE = 2;
/** Nothing happens in the first and the last part of a match. */
const QUIET = 0.04;

/**
 * What a match of so many milliseconds reports, in the order in which the reports come. The pool's
 * order is that of a match: what stands early in it happens early. Not everything happens, the rare
 * the least, but one line of the card always does. Some reports come late, after what happened later,
 * and some come twice. The same seed gives the same match.
 */
export function simulateMatch(
  shape: BoardShape,
  card: Card,
  pool: readonly { readonly id: string; readonly difficulty: number }[],
  { seed, milliseconds }: { readonly seed: string; readonly milliseconds: number },
): readonly MatchReport[] {
  const random = seededRandom(`match:${seed}`);
  const certain = lineOf(shape, card, random);
  const happening = pool.filter(
    ({ id, difficulty }) => random.below(10) < (HAPPENS[difficulty - 1] ?? 5) || certain.has(id),
  );
  const step = (milliseconds * (1 - 2 * QUIET)) / happening.length;
  const events = happening.map(({ id }, event) => ({
    item_id: id,
    event,
    occurred_after: Math.round(milliseconds * QUIET + step * (event + random.below(90) / 100)),
  }));
  const within = (moment: number) => Math.round(Math.min(moment, milliseconds));
  return events
    .flatMap((event) => {
      const delay = random.below(10) < LATE ? step * (1 + random.below(150) / 100) : 0;
      const first = { ...event, reported_after: within(event.occurred_after + delay) };
      const again = { ...event, reported_after: within(first.reported_after + 2 * step) };
      return random.below(10) < TWICE ? [first, again] : [first];
    })
    .sort((one, other) => one.reported_after - other.reported_after);
}

/** The items of one row, column or diagonal of the card. */
function lineOf(shape: BoardShape, card: Card, random: SeededRandom): ReadonlySet<string> {
  const lines = patternsOf(shape.size, ['row', 'column', 'diagonal']);
  const line = lines[random.below(lines.length)];
  const cells = line ? cellsOf(line.mask) : [];
  return new Set(cells.flatMap((cell) => card.cells[cell]?.id ?? []));
}

import { PATTERN_KINDS, type PatternKind } from '#contract/vocabulary/campaign-words.ts';
import type { Pattern } from './patterns.ts';

/** Points for a pattern of each kind; a kind that is left out does not win. */
export type PatternPoints = Readonly<Partial<Record<PatternKind, number>>>;

/** What boards pay that name no points of their own. */
export const USUAL_POINTS = {
  row: 10,
  column: 10,
  diagonal: 15,
  corners: 25,
  blackout: 50,
} as const satisfies PatternPoints;

/** The kinds that win on a board. */
export function winningKinds(points: PatternPoints): readonly PatternKind[] {
  return PATTERN_KINDS.filter((kind) => points[kind] !== undefined);
}

/** What patterns pay together, each once however often it is listed. */
export function pointsFor(patterns: readonly Pattern[], points: PatternPoints): number {
  const kinds = new Map(patterns.map(({ id, kind }) => [id, kind]));
  return [...kinds.values()].reduce((total, kind) => total + (points[kind] ?? 0), 0);
}

/**
 * Ranks of a run of entries in the board's order, best first; equal scores share one and the next
 * is passed over. `firstRank` is the rank of the first score; where entries equal to it may stand
 * before the run, the next score's rank is not known from the run alone: `secondRank` is that.
 */
export function ranksOf(
  scores: readonly number[],
  firstRank: number,
  secondRank = firstRank + tiesAtStart(scores),
): number[] {
  const ties = tiesAtStart(scores);
  const ranks: number[] = [];
  for (const [index, score] of scores.entries()) {
    const before = ranks[index - 1];
    if (index < ties) ranks.push(firstRank);
    else if (before !== undefined && scores[index - 1] === score) ranks.push(before);
    else ranks.push(secondRank + index - ties);
  }
  return ranks;
}

/** How many entries share the first one's score. */
export function tiesAtStart(scores: readonly number[]): number {
  const end = scores.findIndex((score) => score !== scores[0]);
  return end === -1 ? scores.length : end;
}

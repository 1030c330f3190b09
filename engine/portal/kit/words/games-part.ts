/** The part of the words that those about games are: few programs have rules about them. */
export const GAMES_PART: readonly string[] = ['games'];

import type { LookFault } from '#contract/vocabulary/eligibility-words.ts';
import type { Eligibility, EligibilityRule, RuleAssessment } from './eligibility.ts';

type SingleRule = Exclude<EligibilityRule, { kind: 'any_of' }>;

/** What is asked of the games of an account; each is also a kind of rule. */
export const GAME_KINDS = [
  'minutes_played',
  'games_owned',
] as const satisfies readonly SingleRule['kind'][];
export type GameKind = (typeof GAME_KINDS)[number];

/** The one platform, an identity provider, whose accounts tell of games. */
export const GAMES_PLATFORM = 'steam';

/** What a linked account told of games. */
export interface LinkedGames {
  /** Minutes ever played, by the platform's id of a game; null: it is not owned. Absent: not asked after. */
  readonly minutes: Readonly<Record<string, number | null>> | null;
  /** When the platform said so (RFC 3339); null where it never did. */
  readonly read_at: string | null;
  /** Why the last look told nothing; null where it did, or there was none. */
  readonly unread: LookFault | null;
}

export const isGameKind = (kind: string): kind is GameKind =>
  GAME_KINDS.some((one) => one === kind);

/** The games that rules name, those of an any_of among them, by the platform's ids as texts. */
export const gamesAsked = (eligibility: Pick<Eligibility, 'rules'> | undefined): string[] => {
  const single = (eligibility?.rules ?? []).flatMap((rule): readonly SingleRule[] =>
    rule.kind === 'any_of' ? rule.rules : [rule],
  );
  const asking = single.filter(({ kind }) => isGameKind(kind));
  return [...new Set(asking.flatMap(({ games = [] }) => games.map(String)))];
};

/**
 * How an account stands with a rule about games. A figure counts where each of the rule's games was
 * asked after. Games that are owned and were never played look as if their owner hides the time.
 */
export function assessGames(
  { kind, label, at_least = 0, games = [] }: SingleRule & { readonly kind: GameKind },
  linked: LinkedGames | undefined,
): RuleAssessment {
  const { value, hidden } = figureOf(kind, games, linked?.minutes ?? {});
  const read = value === undefined ? undefined : linked?.read_at;
  const unread = hidden ? 'private' : linked && (linked.unread ?? (read ? undefined : 'not_yet'));
  return {
    ...{ kind, label, at_least, self_declared: false, platform: GAMES_PLATFORM },
    met: value !== undefined && value >= at_least,
    ...(value !== undefined && { value }),
    ...(read && { measured_at: read }),
    ...(unread && { unread }),
  };
}

function figureOf(
  kind: GameKind,
  games: readonly number[],
  minutes: NonNullable<LinkedGames['minutes']>,
): { readonly value?: number; readonly hidden: boolean } {
  const told = games.map((game) => minutes[game]);
  const known = told.filter((one) => one !== undefined);
  if (games.length === 0 || known.length < games.length) return { hidden: false };
  const owned = known.filter((one) => one !== null);
  if (kind === 'games_owned') return { value: owned.length, hidden: false };
  const value = owned.reduce((sum, one) => sum + one, 0);
  return owned.length > 0 && value === 0 ? { hidden: true } : { value, hidden: false };
}

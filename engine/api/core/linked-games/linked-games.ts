import type { Program } from '#contract/programs/program.ts';
import type { LookFault } from '#contract/vocabulary/eligibility-words.ts';
import { GAMES_PLATFORM, gamesAsked, type LinkedGames } from '#domain/applications/linked-games.ts';
import type { CreatorCaller } from '../../http/caller.ts';
import { and, eq, isNotNull, isNull, lt, or } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators, identityLinks } from '../../store/tables/accounts.ts';

type Link = typeof identityLinks.$inferSelect;

/** Milliseconds between two looks at an account, whoever wants them. */
export const LOOKS_EVERY = 60_000;

/**
 * Looks at the games that the program's rules name, of the account that a person has linked. It ends
 * within seconds and never fails: why nothing was told is kept.
 */
export type LookAtGames = (whose: Pick<CreatorCaller, 'creator_id' | 'program'>) => Promise<void>;

/** What is read of a link for `linkedGames`. */
export const GAME_COLUMNS = {
  games: identityLinks.games,
  games_at: identityLinks.games_at,
  games_fault: identityLinks.games_fault,
  games_tried_at: identityLinks.games_tried_at,
};

/** What a link tells of games, as rules are judged by it; undefined where nobody ever looked. */
export function linkedGames({
  games,
  games_at,
  games_fault,
  games_tried_at,
}: Pick<Link, keyof typeof GAME_COLUMNS>): LinkedGames | undefined {
  if (games_tried_at === null) return undefined;
  return { minutes: games, read_at: games_at?.toISOString() ?? null, unread: games_fault };
}

/** The games that a program's rules ask after, by the platform's ids. */
export const gamesOfRules = ({ applications }: Pick<Program, 'applications'>): string[] =>
  gamesAsked(applications.eligibility);

/**
 * Takes the next look at a person's account: one for all instances, and none where the last was a moment
 * ago. Members have nothing left to decide, and are not looked at.
 * @returns undefined where there is nothing to look at
 */
export async function takeLook(
  { database }: Store,
  creator_id: string,
  now: Date,
): Promise<Pick<Link, 'id' | 'subject'> | undefined> {
  const [creator] = await database
    .select({ member_since: creators.member_since })
    .from(creators)
    .where(eq(creators.id, creator_id));
  if (!creator || creator.member_since !== null) return undefined;
  const before = new Date(+now - LOOKS_EVERY);
  const [taken] = await database
    .update(identityLinks)
    .set({ games_tried_at: now })
    .where(
      and(
        eq(identityLinks.creator_id, creator_id),
        eq(identityLinks.provider, GAMES_PLATFORM),
        or(isNull(identityLinks.games_tried_at), lt(identityLinks.games_tried_at, before)),
      ),
    )
    .returning({ id: identityLinks.id, subject: identityLinks.subject });
  return taken;
}

/**
 * Keeps what a look was told. Who hides their games takes back what was known of them; where the
 * platform was not reached, that stays, with its age.
 */
export async function keepLook(
  { database }: Store,
  { link_id, tried_at }: { readonly link_id: string; readonly tried_at: Date },
  told: NonNullable<LinkedGames['minutes']> | LookFault,
): Promise<void> {
  const values =
    told === 'unreachable'
      ? { games_fault: told }
      : told === 'private'
        ? { games: null, games_at: null, games_fault: told }
        : { games: { ...told }, games_at: tried_at, games_fault: null };
  // A look that was begun later knows better; an account that is not linked any more keeps nothing.
  await database
    .update(identityLinks)
    .set(values)
    .where(and(eq(identityLinks.id, link_id), eq(identityLinks.games_tried_at, tried_at)));
}

/** Deletes what came of looks before a moment: whoever still applies is looked at anew. */
export async function forgetLooks({ database }: Store, before: Date): Promise<void> {
  await database
    .update(identityLinks)
    .set({ games: null, games_at: null, games_fault: null, games_tried_at: null })
    .where(and(isNotNull(identityLinks.games_tried_at), lt(identityLinks.games_tried_at, before)));
}

import type { PublicProfile } from '#contract/shapes/profile.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { ApiServices } from '../../http/services.ts';
import { and, asc, eq, isNotNull, isNull } from '../../store/drizzle.ts';
import { presentStatus } from '../../store/present-status.ts';
import type { Store } from '../../store/store.ts';
import { creators, identityLinks } from '../../store/tables/accounts.ts';
import { creatorProfiles } from '../../store/tables/creator-profiles.ts';
import { rankReader } from '../ledger/read-standing.ts';
import { currentSeasons } from '../quests/current-seasons.ts';
import { type QuestBook, readQuestBook } from '../quests/quest-book.ts';
import { readBadges } from './read-badges.ts';

export interface ProfileAddress {
  readonly program_uuid: string;
  /** In small letters. */
  readonly handle: string;
  readonly locale?: string | undefined;
}

/**
 * What a creator shows to everybody. Undefined where there is nothing to see, whatever the reason:
 * nobody has the handle, the profile is off or taken down, its owner is no member or suspended.
 */
export async function readPublicProfile(
  { store, programs, profiles, now }: ApiServices,
  { program_uuid, handle, locale = DEFAULT_LOCALE }: ProfileAddress,
): Promise<PublicProfile | undefined> {
  const program = programs.byUuid(program_uuid);
  const shown = program && (await readShown(store, program_uuid, handle));
  if (!program || !shown) return undefined;
  const { creator_id, display_name, searchable } = shown;
  const book = await readQuestBook(store, program_uuid);
  const [links, badges, ranks] = await Promise.all([
    readLinks(store, creator_id),
    shown.show_badges ? readBadges(store, book, creator_id, locale) : null,
    shown.show_rank ? readRanks(store, program, book, { creator_id, locale, at: now() }) : null,
  ]);
  return {
    handle,
    display_name,
    searchable,
    links: links.map(({ provider, name, subject }) => ({
      provider,
      name,
      address: profiles.accountAddress(provider, { name, subject }) ?? null,
    })),
    badges,
    ranks,
  };
}

async function readShown({ database }: Store, program_uuid: string, handle: string) {
  const [row] = await database
    .select({
      creator_id: creators.id,
      display_name: creators.display_name,
      searchable: creatorProfiles.searchable,
      show_badges: creatorProfiles.show_badges,
      show_rank: creatorProfiles.show_rank,
    })
    .from(creatorProfiles)
    .innerJoin(creators, eq(creators.id, creatorProfiles.creator_id))
    .where(
      and(
        eq(creatorProfiles.program_uuid, program_uuid),
        eq(creatorProfiles.handle, handle),
        eq(creatorProfiles.shown, true),
        isNull(creatorProfiles.taken_down),
        eq(presentStatus, 'active'),
        isNotNull(creators.member_since),
      ),
    );
  return row;
}

function readLinks({ database }: Store, creator_id: string) {
  return database
    .select({
      provider: identityLinks.provider,
      name: identityLinks.name,
      subject: identityLinks.subject,
    })
    .from(identityLinks)
    .where(and(eq(identityLinks.creator_id, creator_id), eq(identityLinks.on_profile, true)))
    .orderBy(asc(identityLinks.linked_at), asc(identityLinks.id));
}

async function readRanks(
  store: Store,
  { uuid, program }: ApiProgram,
  book: QuestBook,
  {
    creator_id,
    locale,
    at,
  }: { readonly creator_id: string; readonly locale: string; readonly at: Date },
): Promise<NonNullable<PublicProfile['ranks']>> {
  const seasons = currentSeasons(book, program.seasonActivationIDs ?? [], at);
  const standings = await Promise.all(
    seasons.map(async ({ id, title }) => ({
      season: pickText(title, locale),
      ...(await rankReader(store).standing({ program_uuid: uuid, activation_id: id, creator_id })),
    })),
  );
  return standings.flatMap(({ season, total, me }) =>
    me ? [{ season, rank: me.rank, total }] : [],
  );
}

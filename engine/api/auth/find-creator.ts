import { shortName } from '#contract/endpoints/characters.ts';
import { forgetPicture } from '../core/pictures/keep-picture.ts';
import type { ProviderProfile } from '../identity-providers/provider-profile.ts';
import { readMailAddress } from '../mail/mail-address.ts';
import { and, eq, getTableColumns } from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';

export type CreatorRow = typeof creators.$inferSelect;

/** What a link keeps of a provider's profile. What was not measured this time stays as it is. */
export function linkValues(profile: ProviderProfile, now: Date) {
  return {
    name: profile.name,
    email: profile.email ?? null,
    email_verified: profile.email_verified,
    picture_url: profile.picture ?? null,
    ...(profile.statistics ? { statistics: { ...profile.statistics }, statistics_at: now } : {}),
    ...(profile.account_id === undefined ? {} : { account_id: profile.account_id }),
  };
}

/** The program's creator to whom a provider's account is linked; the status is that of now. */
export async function findLinkedCreator(
  { database }: Store,
  programUuid: string,
  { provider, subject }: Pick<ProviderProfile, 'provider' | 'subject'>,
): Promise<{ creator: CreatorRow; link_id: string; link_picture: string | null } | undefined> {
  const [found] = await database
    .select({
      creator: { ...getTableColumns(creators), status: presentStatus },
      link_id: identityLinks.id,
      link_picture: identityLinks.picture_url,
    })
    .from(identityLinks)
    .innerJoin(creators, eq(creators.id, identityLinks.creator_id))
    .where(
      and(
        eq(identityLinks.program_uuid, programUuid),
        eq(identityLinks.provider, provider),
        eq(identityLinks.subject, subject),
      ),
    );
  return found;
}

/**
 * The creator that a provider's account belongs to in a program; a new one where it belongs to
 * nobody. Nobody is recognised by an e-mail address: two accounts with the same one are two people
 * until one of them links the other. Run it in a transaction.
 */
export async function findOrCreateCreator(
  store: Store,
  programUuid: string,
  profile: ProviderProfile,
  { locale, now }: { readonly locale: string; readonly now: Date },
): Promise<CreatorRow> {
  const known = await findLinkedCreator(store, programUuid, profile);
  if (!known) {
    const created = await createCreator(store, programUuid, profile, locale, now);
    if (created) return created;
  }
  const found = known ?? (await findLinkedCreator(store, programUuid, profile));
  if (!found) throw new Error('A linked account vanished while its owner signed in.');
  await store.database
    .update(identityLinks)
    .set(linkValues(profile, now))
    .where(eq(identityLinks.id, found.link_id));
  const creator = await withPictureOf(store, found, profile);
  return inLanguageOf(store, creator, locale);
}

/** Who shows the picture of this account shows what it is now. */
async function withPictureOf(
  store: Store,
  { creator, link_picture }: { creator: CreatorRow; link_picture: string | null },
  profile: ProviderProfile,
): Promise<CreatorRow> {
  const picture = profile.picture ?? null;
  const follows = creator.picture_url !== null && creator.picture_url === link_picture;
  if (!follows || picture === link_picture) return creator;
  await store.database
    .update(creators)
    .set({ picture_url: picture })
    .where(eq(creators.id, creator.id));
  if (picture === null) await forgetPicture(store, creator.id);
  return { ...creator, picture_url: picture };
}

/** An account that its owner never changed is spoken to in the language that they sign in with. */
async function inLanguageOf(
  { database }: Store,
  creator: CreatorRow,
  locale: string,
): Promise<CreatorRow> {
  const unchanged = creator.updated_at.getTime() === creator.created_at.getTime();
  if (!unchanged || creator.locale === locale) return creator;
  await database.update(creators).set({ locale }).where(eq(creators.id, creator.id));
  return { ...creator, locale };
}

/** @returns undefined where the same account was linked meanwhile. */
async function createCreator(
  { database }: Store,
  programUuid: string,
  profile: ProviderProfile,
  locale: string,
  now: Date,
): Promise<CreatorRow | undefined> {
  // An address that takes no mail is of no use to anybody.
  const takesMail = profile.email !== undefined && readMailAddress(profile.email) !== undefined;
  const [creator] = await database
    .insert(creators)
    .values({
      program_uuid: programUuid,
      display_name: shortName(profile.name),
      email: takesMail ? profile.email : null,
      email_verified_at: takesMail && profile.email_verified ? now : null,
      picture_url: profile.picture ?? null,
      country: profile.country ?? null,
      locale,
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!creator) throw new Error('The store kept no new creator.');
  const linked = await database
    .insert(identityLinks)
    .values({
      program_uuid: programUuid,
      creator_id: creator.id,
      provider: profile.provider,
      subject: profile.subject,
      ...linkValues(profile, now),
      linked_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: identityLinks.id });
  if (linked.length > 0) return creator;
  await database.delete(creators).where(eq(creators.id, creator.id));
  return undefined;
}

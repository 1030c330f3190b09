import { observedAccount, openConnection } from '../core/connections/connections.ts';
import { forgetUnlinked } from '../core/connections/forget-unlinked.ts';
import { forgetPicture } from '../core/pictures/keep-picture.ts';
import { followAccount } from '../core/roles/role-wishes.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq } from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';
import { creators, identityLinks } from '../store/tables/accounts.ts';
import { findLinkedCreator, linkValues } from './find-creator.ts';
import { keepHanded } from './link-tokens.ts';
import { requireProvider } from './offered-providers.ts';
import type { FinishedLink } from './redeem-handoff.ts';

/**
 * Links the account of a finished sign-in to the creator who began it. Another account of the same
 * provider gives way to it: the person has just shown that both are theirs, and with a single
 * account there is no other way to change it.
 * @throws ApiError where the account belongs to somebody else in the program, or its provider is not
 *   offered there any more.
 */
export async function linkAccount(services: ApiServices, finished: FinishedLink): Promise<void> {
  const { store, programs, identity, now } = services;
  const { creator_id, program_uuid, profile, consents } = finished;
  const program = program_uuid === null ? undefined : programs.byUuid(program_uuid);
  if (creator_id === null || program_uuid === null || !program)
    throw new ApiError('HANDOFF_INVALID');
  requireProvider(identity, program, profile.provider);
  await store.transaction(async () => {
    const creator = await lockCreator(store, creator_id);
    if (!creator || creator.status === 'deleted') throw new ApiError('HANDOFF_INVALID');
    if (creator.status === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
    const taken = await findLinkedCreator(store, program_uuid, profile);
    if (taken && taken.creator.id !== creator_id) throw new ApiError('IDENTITY_TAKEN');
    const moment = now();
    const { database } = store;
    const read = async (link_id: string) => {
      const link = { ...profile, account_id: profile.account_id ?? null };
      const of = { program_uuid, creator_id, link_id, link, consents: consents ?? [] };
      await openConnection(store, of, moment);
      await keepHanded(services, finished, link);
      await followAccount(store, { creator_id, provider: profile.provider }, moment);
    };
    if (taken) {
      await database
        .update(identityLinks)
        .set(linkValues(profile, moment))
        .where(eq(identityLinks.id, taken.link_id));
      return read(taken.link_id);
    }
    await removeLink(store, creator_id, profile.provider);
    const linked = await database
      .insert(identityLinks)
      .values({
        program_uuid,
        creator_id,
        provider: profile.provider,
        subject: profile.subject,
        ...linkValues(profile, moment),
        linked_at: moment,
      })
      .onConflictDoNothing()
      .returning({ id: identityLinks.id });
    // Somebody else was a moment faster.
    const [link] = linked;
    if (!link) throw new ApiError('IDENTITY_TAKEN');
    await read(link.id);
  });
}

/** Removes a linked account. @throws ApiError where there is none, or no other to sign in with. */
export async function unlinkAccount(
  { store, now }: ApiServices,
  { creator_id }: CreatorCaller,
  provider: string,
): Promise<void> {
  await store.transaction(async () => {
    await lockCreator(store, creator_id);
    const { database } = store;
    const links = await database
      .select({ provider: identityLinks.provider })
      .from(identityLinks)
      .where(eq(identityLinks.creator_id, creator_id));
    if (!links.some((link) => link.provider === provider)) throw new ApiError('LINK_UNKNOWN');
    if (links.length === 1) throw new ApiError('LAST_IDENTITY');
    await removeLink(store, creator_id, provider);
    await followAccount(store, { creator_id, provider }, now());
  });
}

/** Removes an account of a locked creator, and its picture where they showed that. */
async function removeLink(store: Store, creator_id: string, provider: string): Promise<void> {
  const { database } = store;
  const [removed] = await database
    .delete(identityLinks)
    .where(ofProvider(creator_id, provider))
    .returning();
  // Its connection went with it, tokens and all; what nobody else has a use for goes, too.
  const account = removed && observedAccount(removed);
  if (account) await forgetUnlinked(store, account);
  if (!removed?.picture_url) return;
  const [shown] = await database
    .update(creators)
    .set({ picture_url: null })
    .where(and(eq(creators.id, creator_id), eq(creators.picture_url, removed.picture_url)))
    .returning({ id: creators.id });
  if (shown) await forgetPicture(store, creator_id);
}

/** Changes of one creator's links take turns. */
async function lockCreator({ database }: Store, id: string) {
  const [creator] = await database
    .select({ status: presentStatus })
    .from(creators)
    .where(eq(creators.id, id))
    .for('no key update');
  return creator;
}

const ofProvider = (creatorId: string, provider: string) =>
  and(eq(identityLinks.creator_id, creatorId), eq(identityLinks.provider, provider));

import type { ApiServices } from '../../http/services.ts';
import { eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';
import { creatorPictures } from '../../store/tables/creator-pictures.ts';

/** A picture may change behind its address: it is fetched anew at the first sign-in after this. */
const FRESH_MS = 7 * 24 * 60 * 60_000;

type Keeping = Pick<ApiServices, 'store' | 'profilePictures' | 'now' | 'log'>;

/**
 * Has the picture at a creator's `picture_url` fetched and kept, unless that was done lately. Nobody
 * waits for it and it never fails: what does not come now is tried again at the next sign-in.
 */
export async function keepPicture(services: Keeping, creator_id: string): Promise<void> {
  try {
    await fetchPicture(services, creator_id);
  } catch (error) {
    services.log.warn({ err: error }, 'The picture of a creator could not be kept.');
  }
}

async function fetchPicture(
  { store, profilePictures, now }: Keeping,
  creator_id: string,
): Promise<void> {
  const [found] = await store.database
    .select({
      picture_url: creators.picture_url,
      source_url: creatorPictures.source_url,
      fetched_at: creatorPictures.fetched_at,
    })
    .from(creators)
    .leftJoin(creatorPictures, eq(creatorPictures.creator_id, creators.id))
    .where(eq(creators.id, creator_id));
  const source_url = found?.picture_url;
  if (!source_url) return;
  const { fetched_at } = found;
  const isKept = found.source_url === source_url && fetched_at !== null;
  if (isKept && now().getTime() - fetched_at.getTime() < FRESH_MS) return;
  const picture = await profilePictures(source_url);
  if (picture) await store.transaction(() => keep(store, creator_id, source_url, picture, now()));
}

/** Keeps it unless it is not the person's any more: while it came they may have removed it, or left. */
async function keep(
  { database }: Store,
  creator_id: string,
  source_url: string,
  picture: Buffer,
  fetched_at: Date,
): Promise<void> {
  const [creator] = await database
    .select({ picture_url: creators.picture_url, program_uuid: creators.program_uuid })
    .from(creators)
    .where(eq(creators.id, creator_id))
    .for('no key update');
  if (creator?.picture_url !== source_url) return;
  await forgetPicture({ database }, creator_id);
  await database.insert(creatorPictures).values({
    creator_id,
    program_uuid: creator.program_uuid,
    source_url,
    content: picture.toString('base64'),
    fetched_at,
  });
}

/** Removes what is kept of a creator's picture. */
export async function forgetPicture(
  { database }: Pick<Store, 'database'>,
  creator_id: string,
): Promise<void> {
  await database.delete(creatorPictures).where(eq(creatorPictures.creator_id, creator_id));
}

import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { closeLeaderboardDays } from '#api/leaderboards/close-days.ts';
import { closeProgramDays } from '#api/overview/close-days.ts';
import { sql } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { operatorRoles, operators } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { progressBar } from '#cli/console/progress-bar.ts';
import type { CampaignParts } from '../api/campaign-parts.ts';
import { withStore } from '../api/fill-store.ts';
import type { Place } from '../api/place.ts';
import { seedPoints } from './seed-points.ts';
import { seedQueue } from './seed-queue.ts';
import type { ConsoleSizes } from './sizes.ts';

export interface ConsoleSeeding {
  readonly store: Store;
  readonly parts: CampaignParts;
  readonly sizes: ConsoleSizes;
  /** What is being written, and how much of it is. */
  readonly progress: (work: string, done: number, total: number) => void;
}

/** Whom the calls are made by. */
export interface SeededOperator {
  readonly operator_id: string;
  readonly session_id: string;
}

/** Fills an empty store with a program of three months, in bulk, and gives it an owner who is signed in. */
export async function seedConsole(
  place: Place,
  parts: CampaignParts,
  sizes: ConsoleSizes,
): Promise<SeededOperator> {
  let bar = progressBar();
  let current = '';
  const progress = (work: string, done: number, total: number) => {
    if (work !== current) {
      bar.stop();
      bar = progressBar(work);
      current = work;
    }
    bar.progress(done, total);
  };
  return withStore(place, async (store) => {
    const seeding = { store, parts, sizes, progress };
    await applyCampaign(store, parts, parts.campaign);
    // The measurement gives the same on every day of the year.
    await store.database.execute(sql`
      update activations set opens_at = null, closes_at = null, enrolment_limit = null`);
    await seedQueue(seeding);
    await seedPoints(seeding);
    bar.stop();
    // A server in operation has closed its days; catching up is not what is measured.
    while ((await closeLeaderboardDays(store, new Date())) > 0);
    while ((await closeProgramDays(store, new Date())) > 0);
    return signInOwner(store, parts.uuid);
  });
}

async function signInOwner({ database }: Store, program_uuid: string): Promise<SeededOperator> {
  const [owner] = await database
    .insert(operators)
    .values({ email: 'owner@studio.example' })
    .returning({ id: operators.id });
  const operator_id = owner?.id ?? '';
  await database
    .insert(operatorRoles)
    .values({ operator_id, program_uuid, role: 'owner', granted_by: 'bench' });
  const [session] = await database
    .insert(sessions)
    .values({ operator_id, expires_at: new Date(Date.now() + 86_400_000) })
    .returning({ id: sessions.id });
  return { operator_id, session_id: session?.id ?? '' };
}

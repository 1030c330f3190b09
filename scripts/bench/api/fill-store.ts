import { closeLeaderboardDays } from '#api/leaderboards/close-days.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { sql } from '#api/store/drizzle.ts';
import { openStore, type Store } from '#api/store/store.ts';
import { progressBar } from '#cli/console/progress-bar.ts';
import type { CampaignParts } from './campaign-parts.ts';
import { creatorId } from './creator-ids.ts';
import type { CallPlan } from './measured-calls.ts';
import type { Place } from './place.ts';
import { type Seeded, seed } from './seed.ts';
import type { Sizes } from './sizes.ts';

/** Opens a place's store for as long as `work` takes. */
export async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place.options);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export interface Filled {
  readonly seeded: Seeded;
  readonly enrolments: CallPlan['enrolments'];
}

/** Fills an empty store in bulk, with a bar on the terminal. */
export async function fillStore(place: Place, parts: CampaignParts, sizes: Sizes): Promise<Filled> {
  const secrets = deriveSecrets(place.secret);
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
    const seeded = await seed({ store, secrets, parts, sizes, progress });
    bar.stop();
    // A server in operation has closed its days; catching up is not what is measured.
    while ((await closeLeaderboardDays(store, new Date())) > 0);
    if (store.kind === 'embedded') await store.database.execute(sql`vacuum analyze`);
    const { rows } = await store.database.execute<{ id: string; who: string; what: number }>(sql`
      select id, creator_id as who, activation_id as what from influencer_activations`);
    const ids = new Map(rows.map(({ id, who, what }) => [`${who} ${what}`, Number(id)]));
    return {
      seeded,
      enrolments: (number, activation_id) => ids.get(`${creatorId(number)} ${activation_id}`) ?? 0,
    };
  });
}

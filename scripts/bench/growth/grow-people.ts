import { benchStore } from '../api/bench-store.ts';
import type { CallResult, Rounds } from '../api/measure.ts';
import { CALL_NAMES } from '../api/measured-calls.ts';
import { embeddedPlace, type Place, postgresqlPlace } from '../api/place.ts';
import { sizesOf } from '../api/sizes.ts';
import { benchConsole } from '../console/bench-console.ts';
import { READ_NAMES } from '../console/measured-reads.ts';
import { requireSizes } from '../console/sizes.ts';
import { writeLargeCampaign } from '../interactions/large-campaign.ts';
import { type GrownPath, growPaths, type Timed } from './grown-path.ts';

const ENTRIES_PER_CREATOR = 20;
/** Words that half of all answers hold: what is found has to be looked at before it can be ordered. */
const REASONS: Readonly<Record<string, string>> = {
  'search: in half of the answers': 'half of all answers are found, and put in order',
};

export interface PeopleGrowth {
  /** Undefined: the embedded store. */
  readonly databaseUrl: string | undefined;
  readonly rounds: Rounds;
}

/** What creators ask, with more and more creators and entries in the ledger. */
export const growCreators = (
  { databaseUrl, rounds }: PeopleGrowth,
  sizes: readonly number[],
): Promise<GrownPath[]> =>
  growPaths('creators', sizes, (creators) =>
    withPlace(placeOf(databaseUrl), async (place) => {
      const size = sizesOf(creators, creators * ENTRIES_PER_CREATOR);
      const wanted = (part: string) => (CALL_NAMES as readonly string[]).includes(part);
      const { calls } = await benchStore(place, size, rounds, wanted);
      return calls.map(timed);
    }),
  );

/** What creators ask of a campaign with more and more quests. */
export const growQuests = (
  { databaseUrl, rounds }: PeopleGrowth,
  creators: number,
  sizes: readonly number[],
): Promise<GrownPath[]> =>
  growPaths('quests', sizes, (quests) =>
    withPlace(placeOf(databaseUrl, writeLargeCampaign(quests)), async (place) => {
      const size = sizesOf(creators, creators * ENTRIES_PER_CREATOR);
      const { calls } = await benchStore(place, size, rounds, (part) =>
        ['quests', 'claim', 'ingest'].includes(part),
      );
      return calls.map((call) => ({
        ...timed(call),
        ...(call.title === 'quests list'
          ? { reason: 'the answer names every quest: it grows with what it says' }
          : {}),
      }));
    }),
  );

/** What operators wait for, with more and more applications and entries in the ledger. */
export const growApplications = (
  databaseUrl: string,
  rounds: Rounds,
  sizes: readonly number[],
): Promise<GrownPath[]> =>
  growPaths('applications', sizes, (applications) =>
    withPlace(postgresqlPlace(databaseUrl), async (place) => {
      const { reads } = await benchConsole({
        place,
        databaseUrl: place.options.databaseUrl ?? '',
        sizes: requireSizes({
          ...{ applications, entries: applications * ENTRIES_PER_CREATOR },
          ...{ keys: 1, decisions: 1 },
        }),
        rounds,
        wanted: (part) => (READ_NAMES as readonly string[]).includes(part),
        plans: 'kept',
      });
      return reads.map(timed);
    }),
  );

const placeOf = (databaseUrl: string | undefined, programs?: string): Place | Promise<Place> =>
  databaseUrl === undefined ? embeddedPlace(programs) : postgresqlPlace(databaseUrl, programs);

async function withPlace<Result>(
  made: Place | Promise<Place>,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const place = await made;
  try {
    return await work(place);
  } finally {
    await place.remove();
  }
}

const timed = ({ title, p50, bareP50 }: CallResult): Timed => ({
  ...{ path: title, time: p50, reference: bareP50 },
  ...(REASONS[title] === undefined ? {} : { reason: REASONS[title] }),
});

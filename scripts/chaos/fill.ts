import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Parts from '../bench/api/campaign-parts.ts';
import type * as Store from '../bench/api/fill-store.ts';
import type { Place } from '../bench/api/place.ts';

/**
 * Fills the database by the code of the folder that it is started in: an earlier build finds its own
 * tables. Arguments: the file that takes what came of it, a folder for what is compiled, the number of
 * people; `DATABASE_URL` and `MARQUEE_SECRET` say where to.
 */
const [, , file = '', dataFolder = '', people = ''] = process.argv;
const { DATABASE_URL: databaseUrl = '', MARQUEE_SECRET: secret = '' } = process.env;
const SIZES = { creators: 10_000, entries: 10_000, crowd: 1_000, pool: 500 };

/** What a filled store holds of people and activations, to be read by another process. */
export interface FilledFile {
  readonly apiKey: string;
  /** An enrolment: the number of its person, its activation, its id. */
  readonly enrolments: readonly (readonly [number, number, number])[];
}

const here = (path: string) => import(join(process.cwd(), 'scripts/bench/api', path));
const { readCampaignParts }: typeof Parts = await here('campaign-parts.ts');
const { fillStore }: typeof Store = await here('fill-store.ts');
const place: Place = {
  ...{ name: `chaos-${randomUUID()}`, secret, dataFolder, programs: 'programs', environment: {} },
  options: { databaseUrl, dataFolder: undefined },
  forBareServer: () => ({ databaseUrl }),
  settle: async () => {},
  remove: async () => {},
};
const parts = await readCampaignParts(dataFolder);
const filled = await fillStore(place, parts, { ...SIZES, people: Number(people) });
const enrolments = Array.from({ length: Number(people) }, (_, index) => index + 1).flatMap(
  (number) =>
    parts.keys.map(
      ({ activation_id: activation }) =>
        [number, activation, filled.enrolments(number, activation)] as const,
    ),
);
const written: FilledFile = { apiKey: filled.seeded.apiKey, enrolments };
writeFileSync(file, JSON.stringify(written));

import { writeAudit } from '../audit/write-audit.ts';
import { hasRealKeys } from '../core/keys/sample-keys.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { closeLeaderboardDays } from '../leaderboards/close-days.ts';
import { and, eq, inArray, sql } from '../store/drizzle.ts';
import { mails } from '../store/tables/delivery.ts';
import { auditEntries } from '../store/tables/operators.ts';
import { programs } from '../store/tables/programs.ts';
import { seedOperators } from './sample-operators.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedBingo } from './seed-bingo.ts';
import { seedContents } from './seed-contents.ts';
import { seedFigures } from './seed-figures.ts';
import { seedKeys } from './seed-keys.ts';
import { seedLinks } from './seed-links.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedLastClaims, seedQuests } from './seed-quests.ts';
import { seedRedemptions } from './seed-redemptions.ts';
import { seedRequests } from './seed-requests.ts';

/** The audit entry that says that a program has its samples. */
const SEEDED = 'samples.seed';

/** What seeding works with. */
export type SeedServices = Pick<ApiServices, 'store' | 'secrets' | 'environment' | 'now'>;

/** Thrown where somebody tries to put sample people where real ones are. */
export class SeedsRefusedError extends Error {
  override readonly name = 'SeedsRefusedError';

  constructor(environment: string) {
    super(`Sample creators are for development; this is ${environment}. Nothing was written.`);
  }
}

/**
 * Gives a program sample creators with points, progress, requests, content and keys, all of it by
 * the ways that the API itself takes, in one transaction, and once in the program's life. Only a
 * manifest that calls itself a sample is filled, and none for which real keys were imported.
 * @returns whether it was done now; false where it had been, no campaign was applied yet, or it is not to be
 * @throws SeedsRefusedError outside of development
 */
export async function seedProgram(services: SeedServices, program: ApiProgram): Promise<boolean> {
  const { store, environment } = services;
  requireDevelopment(services);
  if (!isSample(program)) return false;
  const now = services.now();
  const seeded = await store.transaction(async () => {
    const { database } = store;
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`samples:${program.uuid}`}))`,
    );
    // Sample creators would take keys that are meant for people.
    if (!(await isDue(services, program.uuid)) || (await hasRealKeys(store, program.uuid)))
      return false;
    const operator_id = await seedOperators(store, program, now);
    const creators = isLivedIn(program)
      ? await seedCreators(services, program, { now, operator_id })
      : 0;
    await writeAudit(store, {
      program_uuid: program.uuid,
      actor_kind: 'system',
      actor_id: 'samples',
      action: SEEDED,
      subject_kind: 'program',
      subject_id: program.uuid,
      details: { creators, environment },
    });
    return true;
  });
  // Their past is there to be seen at once.
  if (seeded) while ((await closeLeaderboardDays(store, now)) > 0);
  return seeded;
}

/** Whether a manifest says of itself that what it promises is sample data. */
export const isSample = ({ program }: ApiProgram): boolean => program.sample === true;

/** A program without a place for members is for visitors alone. */
const isLivedIn = ({ program }: ApiProgram) =>
  program.sections.some(({ name }) => name !== 'index' && name !== 'login');

/** @returns how many there are now */
async function seedCreators(
  { store, secrets }: SeedServices,
  program: ApiProgram,
  by: { readonly now: Date; readonly operator_id: string },
): Promise<number> {
  const seeded = await seedAccounts(store, program, by);
  await seedLinks(store, program, by.now);
  const members = seeded.filter(({ member }) => member);
  await seedKeys(store, secrets, program, by.now);
  await seedQuests(store, program, members, by.now);
  await seedContents(store, program, members, by);
  await seedFigures(store, program, members, by.now);
  await seedLastClaims(store, program, members, by.now);
  await seedBingo(store, program, members, by.now);
  await seedRequests({ store, secrets }, program, members, by);
  await seedRedemptions(store, program, members, by.now);
  // Nobody is mailed what never happened.
  const ids = seeded.map(({ id }) => id);
  await seedNotifications(store, ids);
  if (ids.length > 0) await store.database.delete(mails).where(inArray(mails.creator_id, ids));
  return seeded.length;
}

/** @throws SeedsRefusedError */
export function requireDevelopment({ environment }: Pick<SeedServices, 'environment'>): void {
  if (environment !== 'development') throw new SeedsRefusedError(environment);
}

async function isDue({ store }: SeedServices, program_uuid: string): Promise<boolean> {
  const { database } = store;
  const [applied] = await database
    .select({ uuid: programs.uuid })
    .from(programs)
    .where(eq(programs.uuid, program_uuid));
  if (!applied) return false;
  const [seeded] = await database
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.program_uuid, program_uuid), eq(auditEntries.action, SEEDED)))
    .limit(1);
  return seeded === undefined;
}

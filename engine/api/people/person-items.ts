import type { Person } from '#contract/people/person.ts';
import { presentReview } from '../core/reviews/present-review.ts';
import { presentRedemption } from '../core/rewards/present-redemption.ts';
import { selectRedemptions } from '../core/rewards/redemption-rows.ts';
import { desc, eq, type PgColumn, type PgTable } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';
import { activationRequests, appeals, applications, contents } from '../store/tables/pipelines.ts';

/** How many of each kind a person's page has. */
export const LATEST = 50;

/** Whose page it is, and how its texts are told. */
export interface Asked {
  readonly creator_id: string;
  readonly locale: string;
  /** The title of an activation of the program, in that language. */
  readonly titleOf: (activation_id: number) => string;
}

/** What was read, with how many there are: counted only where a page does not hold all. */
export async function withCount<Item>(
  { database }: Store,
  table: PgTable & { readonly creator_id: PgColumn },
  creator_id: string,
  items: Item[],
): Promise<{ count: number; items: Item[] }> {
  const count =
    items.length < LATEST
      ? items.length
      : await database.$count(table, eq(table.creator_id, creator_id));
  return { count, items };
}

type Items = Pick<Person, 'applications' | 'requests' | 'content' | 'appeals' | 'redemptions'>;

/** The newest of what a person handed in and redeemed. */
export async function readItems(store: Store, asked: Asked): Promise<Items> {
  const [sent, requests, content, objections, redemptions] = await Promise.all([
    readApplications(store, asked),
    readRequests(store, asked),
    readContent(store, asked),
    readAppeals(store, asked),
    readRedemptions(store, asked),
  ]);
  return { applications: sent, requests, content, appeals: objections, redemptions };
}

async function readApplications(store: Store, { creator_id }: Asked) {
  const rows = await store.database
    .select()
    .from(applications)
    .where(eq(applications.creator_id, creator_id))
    .orderBy(desc(applications.submitted_at))
    .limit(LATEST);
  const items = rows.map((row) => ({ id: row.id, ...presentReview(row) }));
  return withCount(store, applications, creator_id, items);
}

async function readRequests(store: Store, { creator_id, titleOf }: Asked) {
  const rows = await store.database
    .select()
    .from(activationRequests)
    .where(eq(activationRequests.creator_id, creator_id))
    .orderBy(desc(activationRequests.id))
    .limit(LATEST);
  const items = rows.map((row) => {
    const { id, activation_id } = row;
    return { id, activation_id, activation_title: titleOf(activation_id), ...presentReview(row) };
  });
  return withCount(store, activationRequests, creator_id, items);
}

async function readContent(store: Store, { creator_id, titleOf }: Asked) {
  const rows = await store.database
    .select()
    .from(contents)
    .where(eq(contents.creator_id, creator_id))
    .orderBy(desc(contents.id))
    .limit(LATEST);
  const items = rows.map((row) => {
    const { id, activation_id, content_type, url, platform, title } = row;
    return {
      ...{ id, activation_id, activation_title: titleOf(activation_id) },
      ...{ content_type, url, platform, title },
      ...presentReview(row),
    };
  });
  return withCount(store, contents, creator_id, items);
}

async function readAppeals(store: Store, { creator_id }: Asked) {
  const rows = await store.database
    .select()
    .from(appeals)
    .where(eq(appeals.creator_id, creator_id))
    .orderBy(desc(appeals.id))
    .limit(LATEST);
  const items = rows.map((row) => {
    const { id, subject_kind, subject_id, message } = row;
    return { id, subject_kind, subject_id, message, ...presentReview(row) };
  });
  return withCount(store, appeals, creator_id, items);
}

async function readRedemptions(store: Store, { creator_id, locale }: Asked) {
  const rows = await selectRedemptions(store)
    .where(eq(rewardRedemptions.creator_id, creator_id))
    .orderBy(desc(rewardRedemptions.id))
    .limit(LATEST);
  const items = rows.map(({ row, ...presented }) => presentRedemption(row, presented, locale));
  return withCount(store, rewardRedemptions, creator_id, items);
}

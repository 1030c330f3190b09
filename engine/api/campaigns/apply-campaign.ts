import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '#contract/programs/campaign.ts';
import type { CampaignChange } from '#domain/campaigns/plan-campaign.ts';
import { type AuditEntry, writeAudit } from '../audit/write-audit.ts';
import { wantAllCounted } from '../core/connections/want-all-counted.ts';
import { forgetQuestBook } from '../core/quests/quest-book.ts';
import { retryRoles } from '../core/roles/role-wishes.ts';
import { ApiError } from '../http/api-error.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { programs } from '../store/tables/programs.ts';
import { isPlanFor, planFingerprint } from './plan-fingerprint.ts';
import { readAppliedProgram } from './read-campaign-state.ts';
import { type CampaignProgram, isApplied, planStored } from './read-plan.ts';
import { writeCampaignChanges } from './write-campaign-changes.ts';

/** Who applies a campaign, and when. */
export interface Applying extends Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'> {
  readonly now: Date;
  /** Of the plan that was shown: another one is refused. Absent: whatever the plan is by now. */
  readonly fingerprint?: string;
}

/**
 * Makes the store say what the campaign says, in one transaction: exactly the changes of its plan.
 * Doing it again changes nothing. What the campaign no longer has retires, and comes back with it:
 * nothing that creators earned by it is ever deleted.
 * @returns the changes, in the order in which they were made
 * @throws ApiError CAMPAIGN_PLAN_OUTDATED where the plan is no longer the one that was shown
 */
export async function applyCampaign(
  store: Store,
  program: CampaignProgram,
  campaign: Campaign,
  applying: Applying = { actor_kind: 'system', actor_id: 'marquee', now: new Date() },
): Promise<readonly CampaignChange[]> {
  const { uuid } = program;
  if (isApplied(await readAppliedProgram(store, uuid), campaign))
    return nothingToDo(campaign, applying);
  return store.transaction(async () => {
    // Two who apply at once do so one after the other; the second one finds it done.
    await store.database.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`campaign:${uuid}`}))`,
    );
    const applied = await readAppliedProgram(store, uuid);
    if (isApplied(applied, campaign)) return nothingToDo(campaign, applying);
    const changes = await planStored(store, uuid, campaign, applied);
    const { fingerprint } = applying;
    if (fingerprint !== undefined && fingerprint !== planFingerprint(campaign, applied, changes))
      throw new ApiError('CAMPAIGN_PLAN_OUTDATED');
    await writeCampaignChanges(store, uuid, changes, applying.now);
    await keepApplied(store, program, campaign, applying.now);
    if (!isDeepStrictEqual(applied?.metrics ?? [], campaign.metrics))
      await wantAllCounted(store, uuid, applying.now);
    await retryRoles(store, uuid, applying.now);
    await writeAudit(store, {
      program_uuid: uuid,
      actor_kind: applying.actor_kind,
      actor_id: applying.actor_id,
      action: 'campaign.apply',
      subject_kind: 'campaign',
      subject_id: campaign.hash,
      details: { replaces: applied?.campaign_hash ?? null, ...idsByAction(changes) },
      ...(applying.request_id === undefined ? {} : { request_id: applying.request_id }),
    });
    store.afterCommit(() => forgetQuestBook(store, uuid));
    return changes;
  });
}

/** Somebody else applied what the plan was for; a plan for another campaign did not come about. */
function nothingToDo(campaign: Campaign, { fingerprint }: Applying): readonly CampaignChange[] {
  if (fingerprint !== undefined && !isPlanFor(campaign, fingerprint))
    throw new ApiError('CAMPAIGN_PLAN_OUTDATED');
  return [];
}

async function keepApplied(
  { database }: Store,
  { uuid, slug }: CampaignProgram,
  { hash, metrics }: Campaign,
  applied_at: Date,
): Promise<void> {
  const applied = { slug, campaign_hash: hash, metrics, applied_at };
  await database
    .insert(programs)
    .values({ uuid, ...applied })
    .onConflictDoUpdate({ target: programs.uuid, set: applied });
}

/** What was done to what: action → `quests 4`, `rewards 1` … */
function idsByAction(changes: readonly CampaignChange[]): Record<string, string[]> {
  const grouped = Map.groupBy(changes, ({ action }) => action);
  return Object.fromEntries(
    [...grouped].map(([action, list]) => [action, list.map(({ table, id }) => `${table} ${id}`)]),
  );
}

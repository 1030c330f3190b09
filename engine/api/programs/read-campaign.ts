import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { CampaignMetric } from '#contract/programs/campaign.ts';
import type { readCampaign as endpoint } from '#contract/programs/endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, desc, eq, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activations } from '../store/tables/activations.ts';
import { applications } from '../store/tables/pipelines.ts';
import { programs } from '../store/tables/programs.ts';

type Campaign = ResponseOf<typeof endpoint>;
const moment = (at: Date | null) => at?.toISOString() ?? null;

/** The campaign as it was applied to the store, and how the person stands to the program. */
export async function readCampaign(
  { store, now }: ApiServices,
  { program, creator_id }: CreatorCaller,
  locale: string,
): Promise<Campaign> {
  const { uuid, slug } = program;
  const at = now();
  const { preferred = {}, seasonActivationIDs = [] } = program.program;
  return {
    uuid,
    slug,
    title: program.localised(locale).title,
    creator_relationship: await readRelationship(store, creator_id),
    preferred,
    seasonActivationIDs: [...seasonActivationIDs],
    metrics: await readMetrics(store, uuid, locale),
    activations: (await readActivations(store, uuid)).map((row) => ({
      id: row.id,
      kind: row.kind,
      title: pickText(row.title, locale),
      description: row.description && pickText(row.description, locale),
      image: program.image('activations', row.id, locale),
      opens_at: moment(row.opens_at),
      closes_at: moment(row.closes_at),
      open: (!row.opens_at || row.opens_at <= at) && (!row.closes_at || at < row.closes_at),
      offer: row.offer,
    })),
  };
}

/** Null for somebody who has not applied. */
async function readRelationship(
  { database }: Store,
  creatorId: string,
): Promise<Campaign['creator_relationship']> {
  const [found] = await database
    .select({ member_since: creators.member_since, state: applications.state })
    .from(creators)
    .leftJoin(applications, eq(applications.creator_id, creators.id))
    .where(eq(creators.id, creatorId))
    .orderBy(desc(applications.submitted_at))
    .limit(1);
  if (found?.member_since)
    return { state: 'member', member_since: found.member_since.toISOString() };
  return found?.state ? { state: found.state, member_since: null } : null;
}

async function readMetrics({ database }: Store, uuid: string, locale: string) {
  const [program] = await database
    .select({ metrics: programs.metrics })
    .from(programs)
    .where(eq(programs.uuid, uuid));
  const metrics = (program?.metrics ?? []) as readonly CampaignMetric[];
  return metrics.map(({ name, label, unit }) => ({
    name,
    label: pickText(label, locale),
    unit: unit ? pickText(unit, locale) : null,
  }));
}

async function readActivations({ database }: Store, uuid: string) {
  return database
    .select()
    .from(activations)
    .where(and(eq(activations.program_uuid, uuid), isNull(activations.retired_at)))
    .orderBy(asc(activations.position), asc(activations.id));
}

import type { LIVE_CAMPAIGN_ENDPOINTS } from '#contract/campaigns/live-endpoints.ts';
import { CAMPAIGN_KINDS } from '#contract/vocabulary/plan-words.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { listEntries } from './draw-entries.ts';
import { listThings } from './list-things.ts';
import { readQuestPage } from './live-quest.ts';
import { readStored } from './live-things.ts';
import { readAppliedProgram } from './read-campaign-state.ts';
import { isApplied, NO_CAMPAIGN } from './read-plan.ts';

/** What operators see of a campaign that is live. */
export function liveCampaignHandlers(
  services: ApiServices,
): Handlers<typeof LIVE_CAMPAIGN_ENDPOINTS> {
  const { store, now } = services;
  return {
    readLiveCampaign: async ({ caller: { program }, locale }) => {
      const applied = await readAppliedProgram(store, program.uuid);
      const campaign = program.campaign();
      const live = await Promise.all(
        CAMPAIGN_KINDS.map(async (kind) => {
          const things = await readStored(store, program.uuid, kind);
          return { kind, things: things.filter(({ retired_at }) => retired_at === null) };
        }),
      );
      return {
        applied: applied
          ? { hash: applied.campaign_hash, at: applied.applied_at.toISOString() }
          : null,
        manifest: campaign ? { hash: campaign.hash } : null,
        pending: !isApplied(applied, campaign ?? NO_CAMPAIGN),
        errors: program.issues().filter(({ severity }) => severity === 'error').length,
        live: live.map(({ kind, things }) => ({ kind, count: things.length })),
        seasons: live
          .flatMap(({ kind, things }) => (kind === 'season' ? things : []))
          .map(({ id, title }) => ({ id, title: pickText(title, locale) })),
      };
    },
    listCampaignThings: ({ caller, params, query, locale }) =>
      listThings(store, caller.program, { ...query, ...params, locale, now: now() }),
    readLiveQuest: ({ caller, params, locale }) =>
      readQuestPage(store, caller.program, params.quest_id, { locale, now: now() }),
    listDrawEntries: ({ caller, params, query }) =>
      listEntries(store, { program_uuid: caller.program.uuid, ...params }, query),
  };
}

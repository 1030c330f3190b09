import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';

type Quest = CampaignLists['quests'][number];

/** Prerequisites that nobody completes once and for all, and quests that wait for themselves. */
export function prerequisiteFindings({ quests }: Pick<CampaignLists, 'quests'>): Finding[] {
  const byId = new Map(quests.map((quest) => [quest.id, quest]));
  return quests.flatMap((quest, index) =>
    (quest.prerequisites ?? []).flatMap((id, place) => {
      const path = ['quests', index, 'prerequisites', place];
      const prerequisite = byId.get(id);
      if (!prerequisite) return [];
      if (leadsTo(prerequisite, quest.id, byId))
        return [raise('CAMPAIGN_PREREQUISITE_CYCLE', { id, quest: quest.id }, { path })];
      const { kind, repeat = 'once' } = prerequisite;
      if (kind === 'individual' && repeat === 'once') return [];
      return [raise('CAMPAIGN_PREREQUISITE_KIND', { id, kind, repeat }, { path })];
    }),
  );
}

/** Whether a quest is the wanted one, or waits for it over any number of others. */
function leadsTo(from: Quest, wanted: number, byId: ReadonlyMap<number, Quest>): boolean {
  const seen = new Set<number>();
  const ahead = [from.id];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (id === wanted) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    ahead.push(...(byId.get(id)?.prerequisites ?? []));
  }
  return false;
}

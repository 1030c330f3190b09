import { expect, test } from 'vitest';
import type { Campaign, CampaignQuest } from '#contract/programs/campaign.ts';
import { changeEffects } from './change-effects.ts';
import { NO_CAMPAIGN_STATE, planCampaign } from './plan-campaign.ts';

const quest: CampaignQuest = {
  ...{ id: 1, group_id: 1, activation_id: 1, kind: 'individual', metric: 'wins', target: 5 },
  ...{ title: { en: 'Win' }, description: { en: 'Any mode' }, repeat: 'once', points: 10 },
  ...{ platforms: [], hashtags: [], content_types: [], agreements: [], prerequisites: [] },
};
const campaign = (quests: readonly CampaignQuest[]): Campaign => ({
  ...{ hash: 'x', activations: [], quest_groups: [], rewards: [], metrics: [], bingo_boards: [] },
  quests,
});
const stored = (changes: object = {}) => ({
  ...NO_CAMPAIGN_STATE,
  quests: [
    {
      ...{ ...quest, position: 0, opens_at: null, closes_at: null, reward_id: null, winners: null },
      ...{ draw_at: null, platforms: null, hashtags: null, content_types: null, retired_at: null },
      ...changes,
    },
  ],
});
const effects = (...plan: Parameters<typeof planCampaign>) =>
  planCampaign(...plan).map(changeEffects);

test('what is new appears, what is gone disappears, what comes back returns', () => {
  expect(effects(campaign([quest]), NO_CAMPAIGN_STATE)).toEqual([['appears']]);
  expect(effects(campaign([]), stored())).toEqual([['disappears']]);
  const retired = stored({ retired_at: new Date(), points: 9 });
  expect(effects(campaign([quest]), retired)).toEqual([['returns', 'other_points']]);
});

test('a target that grows takes more, one that shrinks less', () => {
  expect(effects(campaign([quest]), stored({ target: 4 }))).toEqual([['takes_more']]);
  expect(effects(campaign([quest]), stored({ target: 6 }))).toEqual([['takes_less']]);
});

test('several fields of one meaning mean it once', () => {
  const before = stored({ metric: 'kills', hashtags: ['#old'], title: { en: 'Old' } });
  expect(effects(campaign([quest]), before)).toEqual([['other_events', 'reads_differently']]);
});

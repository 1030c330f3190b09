import type { ChangeEffect } from '#contract/vocabulary/plan-words.ts';
import type { CampaignRows, CampaignTable } from './campaign-rows.ts';
import type { CampaignChange, FieldChange } from './plan-campaign.ts';

type FieldsOf<Table extends CampaignTable> = Exclude<
  keyof CampaignRows[Table][number] & string,
  'id' | 'target'
>;
type Effects<Table extends CampaignTable> = Readonly<Record<FieldsOf<Table>, ChangeEffect>>;

const TEXT = { title: 'reads_differently', description: 'reads_differently' } as const;
const WINDOW = { opens_at: 'open_at_other_times', closes_at: 'open_at_other_times' } as const;
const PLACE = { position: 'moves' } as const;

/** What another value of each column means for creators. */
const EFFECTS: { readonly [Table in CampaignTable]: Effects<Table> } = {
  activations: {
    ...{ ...TEXT, ...WINDOW, ...PLACE },
    kind: 'other_kind',
    offer: 'other_offer',
    guests: 'other_guests',
    agreements: 'other_agreements',
    key: 'other_warning',
    content: 'other_brief',
    request: 'other_form',
    enrolment_limit: 'other_places',
  },
  key_options: {
    ...PLACE,
    label: 'reads_differently',
    activation_id: 'other_keys',
    platform: 'other_keys',
    region: 'other_keys',
    pattern: 'other_keys',
  },
  quest_groups: { ...TEXT, ...PLACE, activation_id: 'moves' },
  rewards: {
    ...{ ...TEXT, ...WINDOW, ...PLACE },
    activation_id: 'other_season',
    kind: 'other_kind',
    cost: 'other_cost',
    stock: 'other_stock',
    limit_per_creator: 'other_limit',
    key_option_id: 'other_keys',
    sizes: 'other_sizes',
    discord_role: 'other_role',
  },
  quests: {
    ...{ ...TEXT, ...WINDOW, ...PLACE },
    group_id: 'moves',
    activation_id: 'other_season',
    kind: 'other_kind',
    metric: 'other_events',
    platforms: 'other_events',
    hashtags: 'other_events',
    content_types: 'other_events',
    agreements: 'other_agreements',
    prerequisites: 'other_events',
    repeat: 'other_periods',
    points: 'other_points',
    reward_id: 'other_reward',
    winners: 'other_draw',
    draw_at: 'other_draw',
  },
  bingo_boards: {
    ...{ ...TEXT, ...WINDOW, ...PLACE },
    size: 'other_cards',
    free_centre: 'other_cards',
    items: 'other_cards',
    arrangement: 'other_cards',
    points: 'other_points',
    hand_marks_pay: 'other_marks',
    activation_id: 'other_season',
    winner_cap: 'other_winners',
    claim_window_seconds: 'other_claim_time',
  },
};

/** What a step of a plan means for creators, each effect once, in the order of the fields. */
export function changeEffects(change: CampaignChange): ChangeEffect[] {
  switch (change.action) {
    case 'create':
      return ['appears'];
    case 'retire':
      return ['disappears'];
    case 'restore':
      return ['returns', ...effectsOf(change.table, change.fields)];
    case 'change':
      return effectsOf(change.table, change.fields);
  }
}

function effectsOf(table: CampaignTable, fields: readonly FieldChange[]): ChangeEffect[] {
  const effects: Readonly<Record<string, ChangeEffect>> = EFFECTS[table];
  const found = fields.flatMap(({ field, from, to }) => {
    const effect = field === 'target' ? ofTarget(from, to) : effects[field];
    return effect === undefined ? [] : [effect];
  });
  return [...new Set(found)];
}

const ofTarget = (from: unknown, to: unknown): ChangeEffect =>
  Number(to) > Number(from) ? 'takes_more' : 'takes_less';

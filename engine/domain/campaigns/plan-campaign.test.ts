import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  Campaign,
  CampaignActivation,
  CampaignBingoBoard,
  CampaignQuest,
  CampaignReward,
} from '#contract/programs/campaign.ts';
import { CAMPAIGN_TABLES, campaignRows } from './campaign-rows.ts';
import {
  type CampaignChange,
  type CampaignState,
  NO_CAMPAIGN_STATE,
  planCampaign,
  type StoredCampaignRow,
} from './plan-campaign.ts';

/** What applying a plan leaves in the store, as the store gives it back. */
function apply(state: CampaignState, changes: readonly CampaignChange[]): CampaignState {
  const tables = Object.fromEntries(
    CAMPAIGN_TABLES.map((table) => [table, new Map(state[table].map((row) => [row.id, row]))]),
  );
  for (const change of changes) {
    const rows = tables[change.table];
    const before = rows?.get(change.id);
    if (change.action === 'retire')
      rows?.set(change.id, { ...(before as StoredCampaignRow), retired_at: new Date(0) });
    else rows?.set(change.id, { ...before, ...asStored(change.row), retired_at: null });
  }
  const entries = Object.entries(tables).map(([table, rows]) => [table, [...rows.values()]]);
  return Object.fromEntries(entries) as CampaignState;
}

/** Moments as dates, members of objects in another order, and a column the plan knows nothing of. */
function asStored(row: object): StoredCampaignRow {
  const reversed = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(reversed)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([k, v]) => [k, reversed(v)]),
          )
        : value;
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    /_at$/.test(name) && value !== null ? new Date(value as string) : reversed(value),
  ]);
  return { ...Object.fromEntries(columns), redeemed: 7 } as StoredCampaignRow;
}

const ids = fc.integer({ min: 1, max: 9 });
const text = fc.record({ en: fc.string(), de: fc.string() }, { requiredKeys: ['en'] });
const moment = fc.constantFrom(
  '2026-12-01T09:00:00Z',
  '2026-12-01T10:00:00+01:00',
  '2027-01-01T00:00:00Z',
);
const unique = <Item extends { readonly id: number }>(item: fc.Arbitrary<Item>) =>
  fc.uniqueArray(item, { maxLength: 4, selector: ({ id }) => id });
const activation: fc.Arbitrary<CampaignActivation> = fc.record(
  {
    id: ids,
    kind: fc.constantFrom('season', 'event'),
    title: text,
    description: text,
    opens_at: moment,
    offer: fc.constantFrom('automatic', 'invite'),
    guests: fc.boolean(),
    agreements: fc.constantFrom([], ['coc_accepted']),
    limit: fc.nat(3),
  },
  { requiredKeys: ['id', 'kind', 'title', 'description', 'offer', 'guests', 'agreements'] },
);
const quest: fc.Arbitrary<CampaignQuest> = fc.record(
  {
    id: ids,
    group_id: ids,
    activation_id: ids,
    kind: fc.constantFrom('individual', 'shared_goal'),
    title: text,
    description: text,
    metric: fc.constantFrom('kills', 'accepted_content'),
    target: fc.constantFrom(1, 1e12, 0.5),
    closes_at: moment,
    platforms: fc.constantFrom([], ['twitch']),
    hashtags: fc.constantFrom([], ['#a', '#b']),
    content_types: fc.constant([]),
    repeat: fc.constantFrom('once', 'daily'),
    points: fc.nat(3),
    reward_id: ids,
    agreements: fc.constant([]),
    prerequisites: fc.constantFrom([], [1]),
  },
  {
    requiredKeys: [
      ...(['id', 'group_id', 'activation_id', 'kind', 'title', 'description', 'metric'] as const),
      ...(['target', 'platforms', 'hashtags', 'content_types', 'repeat', 'points'] as const),
      ...(['agreements', 'prerequisites'] as const),
    ],
  },
);
const reward: fc.Arbitrary<CampaignReward> = fc.record(
  {
    id: ids,
    activation_id: ids,
    title: text,
    description: text,
    kind: fc.constantFrom('digital', 'cash'),
    cost: fc.nat(3),
    stock: fc.nat(3),
  },
  { requiredKeys: ['id', 'activation_id', 'title', 'description', 'kind', 'cost'] },
);
const board: fc.Arbitrary<CampaignBingoBoard> = fc.record(
  {
    id: ids,
    title: text,
    description: text,
    size: fc.constantFrom(3, 5),
    free_centre: fc.boolean(),
    hand_marks_pay: fc.boolean(),
    items: fc.array(fc.record({ id: fc.string(), label: text, weight: ids, difficulty: ids }), {
      maxLength: 2,
    }),
    points: fc.constantFrom({ row: 10 }, { blackout: 50, row: 10 }),
    arrangement: fc.constantFrom(['a', null], ['b']),
    winner_cap: ids,
    activation_id: ids,
    closes_at: moment,
  },
  { requiredKeys: ['id', 'title', 'size', 'free_centre', 'hand_marks_pay', 'items', 'points'] },
);
const option = fc.record({ id: ids, label: text, platform: fc.constantFrom('PC', 'PS5') });
const campaign: fc.Arbitrary<Campaign> = fc
  .record({
    activations: unique(activation),
    options: unique(option),
    quest_groups: unique(fc.record({ id: ids, activation_id: ids, title: text })),
    quests: unique(quest),
    rewards: unique(reward),
    bingo_boards: unique(board),
  })
  .map(({ activations, options, ...rest }) => {
    const [first, ...others] = activations;
    const key = { options, low_stock: 10 };
    return {
      hash: '',
      metrics: [],
      activations: first ? [{ ...first, key }, ...others] : [],
      ...rest,
    };
  });

const stateOf = (...campaigns: readonly Campaign[]) =>
  campaigns.reduce((state, one) => apply(state, planCampaign(one, state)), NO_CAMPAIGN_STATE);
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id).sort();

describe('a plan', () => {
  test('once applied leaves nothing to plan', () => {
    fc.assert(
      fc.property(campaign, campaign, (before, after) => {
        expect(planCampaign(after, stateOf(before, after))).toEqual([]);
      }),
    );
  });

  test('lets nothing vanish, whatever the campaigns one after another say', () => {
    fc.assert(
      fc.property(campaign, campaign, campaign, (first, second, third) => {
        const [before, after] = [stateOf(first, second), stateOf(first, second, third)];
        for (const table of CAMPAIGN_TABLES)
          expect(idsOf(after[table])).toEqual(expect.arrayContaining(idsOf(before[table])));
      }),
    );
  });

  test('leaves exactly what the campaign has unretired', () => {
    fc.assert(
      fc.property(campaign, campaign, (before, after) => {
        const state = stateOf(before, after);
        const rows = campaignRows(after);
        for (const table of CAMPAIGN_TABLES) {
          const active = state[table].filter(({ retired_at }) => retired_at === null);
          expect(idsOf(active)).toEqual(idsOf(rows[table]));
        }
      }),
    );
  });

  test('keeps columns that are not of the campaign', () => {
    fc.assert(
      fc.property(campaign, campaign, (before, after) => {
        const rows = Object.values(stateOf(before, after, before)).flat();
        expect(rows.every(({ redeemed }) => redeemed === 7)).toBe(true);
      }),
    );
  });
});

describe('the changes of a plan', () => {
  const text = (en: string) => ({ en });
  const season: CampaignActivation = {
    id: 232,
    kind: 'season',
    title: text('Winter'),
    description: text('Cold.'),
    opens_at: '2026-12-01T09:00:00Z',
    offer: 'automatic',
    guests: false,
    agreements: [],
  };
  const group = { id: 1, activation_id: 232, title: text('Outdoors') };
  const base: Campaign = {
    hash: '',
    activations: [season],
    quest_groups: [group],
    quests: [],
    rewards: [],
    metrics: [],
    bingo_boards: [],
  };

  test('create what a row refers to before the row', () => {
    const created = planCampaign(base, NO_CAMPAIGN_STATE);
    expect(created.map(({ action, table, id }) => [action, table, id])).toEqual([
      ['create', 'activations', 232],
      ['create', 'quest_groups', 1],
    ]);
  });

  test('name each field with what it was and becomes', () => {
    const changed = { ...base, activations: [{ ...season, title: text('Long winter'), limit: 5 }] };
    expect(planCampaign(changed, stateOf(base))).toMatchObject([
      {
        action: 'change',
        table: 'activations',
        id: 232,
        fields: [
          { field: 'title', from: text('Winter'), to: text('Long winter') },
          { field: 'enrolment_limit', from: null, to: 5 },
        ],
      },
    ]);
  });

  test('retire what the campaign no longer has, last what others refer to', () => {
    const empty = { ...base, activations: [], quest_groups: [] };
    expect(planCampaign(empty, stateOf(base))).toEqual([
      { action: 'retire', table: 'quest_groups', id: 1 },
      { action: 'retire', table: 'activations', id: 232 },
    ]);
  });

  test('restore what comes back, with what differs by then', () => {
    const without = { ...base, quest_groups: [] };
    const renamed = { ...base, quest_groups: [{ ...group, title: text('Indoors') }] };
    expect(planCampaign(renamed, stateOf(base, without))).toMatchObject([
      {
        action: 'restore',
        table: 'quest_groups',
        fields: [{ field: 'title', from: text('Outdoors'), to: text('Indoors') }],
      },
    ]);
  });

  test('do not count the same moment written otherwise as a change', () => {
    const same = { ...base, activations: [{ ...season, opens_at: '2026-12-01T10:00:00+01:00' }] };
    expect(planCampaign(same, stateOf(base))).toEqual([]);
  });
});

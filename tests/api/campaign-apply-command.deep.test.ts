import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { rewardRedemptions } from '#api/store/tables/ledger.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { questProgress } from '#api/store/tables/quests.ts';
import { COMMANDS_TIMEOUT, type CommandLine, startCommandLine } from '../support/command-line.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { TEST_STORE_KIND } from '../support/store.ts';

vi.setConfig({ testTimeout: COMMANDS_TIMEOUT });

let disk: LaidOutCatalogue;
let line: CommandLine;
beforeAll(async () => {
  disk = layOutCatalogue();
  line = await startCommandLine({ cwd: dirname(disk.folder), programs: 'programs' });
  write({ target: 5 });
});
afterAll(async () => {
  disk[Symbol.dispose]();
  await line.close();
});

/** A season with a group, a quest and, unless told otherwise, a reward. */
function write({ target, reward = true }: { target: number; reward?: boolean }): void {
  const rewards = `rewards:
  - { id: 8, activation_id: 1, title: Badge, description: Shiny., kind: digital, cost: 10 }
`;
  disk.write(
    'acme/campaign.yaml',
    `activations:
  - { id: 1, kind: season, title: Season, description: Long., offer: automatic }
quest_groups:
  - { id: 3, activation_id: 1, title: Play }
metrics:
  - { name: wins, label: Wins }
quests:
  - id: 4
    group_id: 3
    activation_id: 1
    kind: individual
    title: Win
    description: Often.
    metric: wins
    target: ${target}
    points: 10
${reward ? rewards : ''}`,
  );
}

const FIRST_PLAN = `acme
  + create activation 1  Season
  + create quest group 3  Play
  + create reward 8  Badge
  + create quest 4  Win
  ~ change metrics
      metrics: [] → [{"name":"wins","label":{"en":"Wins"}}]

1 program: 4 to create, 0 to change, 0 to restore, 0 to retire.
`;
const NOTHING = 'Nothing to do: the store is as the manifests have it.\n';

test('plan shows what would be, and changes nothing', async () => {
  const plan = await line.marquee('plan', '--exit-code');
  expect(plan).toEqual({ code: 3, stdout: FIRST_PLAN, stderr: expect.any(String) });
  expect(plan.stderr).toContain('The quest 4 can be seen on no page');
  expect(plan.stderr).toContain('The reward 8 can be redeemed on no page');
  const { code, stdout } = await line.marquee('plan', 'acme', '--format', 'json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    { slug: 'acme', warnings: [], changes: { length: 4 } },
  ]);
});

test('apply asks first, and does nothing where nobody is there to answer', async () => {
  const { code, stderr } = await line.marquee('apply');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'marquee: Nothing was changed: nobody is there to ask. Run it with --yes.\n',
  });
});

test('apply does what the plan shows, once', async () => {
  expect(await line.marquee('apply', '--yes')).toEqual({
    code: 0,
    stdout: `${FIRST_PLAN}Applied 1 campaign.\n`,
    stderr: '',
  });
  expect(await line.marquee('plan', '--exit-code')).toEqual({
    code: 0,
    stdout: NOTHING,
    stderr: expect.any(String),
  });
  const audited = await line.onStore(({ database }) =>
    database.select().from(auditEntries).where(eq(auditEntries.action, 'campaign.apply')),
  );
  expect(audited.map(({ actor_kind }) => actor_kind)).toContain('command_line');
});

test('plan warns of creators in the middle of what changes, and of what hangs on what retires', async () => {
  await line.onStore(async ({ database }) => {
    const [entry] = await database.select().from(auditEntries);
    const program_uuid = entry?.program_uuid ?? '';
    const [creator] = await database
      .insert(creators)
      .values({ program_uuid, display_name: 'Half-way' })
      .returning({ id: creators.id });
    await database.insert(questProgress).values({
      program_uuid,
      creator_id: creator?.id ?? '',
      quest_id: 4,
      period: 'once',
      value: 2,
    });
    await database.insert(rewardRedemptions).values(
      (['claimed', 'claimed', 'fulfilled'] as const).map((state) => ({
        ...{ program_uuid, state, reward_id: 8, cost: 10 },
        creator_id: creator?.id ?? '',
      })),
    );
  });
  write({ target: 9, reward: false });
  expect((await line.marquee('plan')).stdout).toBe(`acme
  ~ change quest 4  Win
      target: 5 → 9
      ! 1 creator is in progress
  - retire reward 8
      ! hanging on it: 2 redemptions to be sent

1 program: 0 to create, 1 to change, 0 to restore, 1 to retire.
`);
});

test('errors in a manifest keep everything from being applied', async () => {
  disk.write('acme/campaign.yaml', 'activations: nonsense\n');
  const { code, stdout, stderr } = await line.marquee('apply', '--yes');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('programs/acme/campaign.yaml:1:');
  write({ target: 5 });
});

test('an unknown program and an unknown environment are refused', async () => {
  expect(await line.marquee('plan', 'acne')).toMatchObject({
    code: 2,
    stderr: 'marquee: There is no program "acne". Did you mean "acme"?\n',
  });
  expect((await line.marquee('plan', '--env', 'prod')).code).toBe(2);
});

test.runIf(TEST_STORE_KIND === 'embedded')(
  'where a process that lets nobody in holds the store, it says so and what to do',
  async () => {
    const alone = await startCommandLine({ store: 'closed' });
    await alone.onStore(async () => {
      const { code, stderr } = await alone.marquee('plan');
      expect(code).toBe(2);
      expect(stderr).toContain(`is in use by process ${process.pid}`);
      expect(stderr).toContain('Stop that process');
    });
    await alone.close();
  },
);

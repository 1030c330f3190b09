import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importKeys } from '#api/core/keys/import-keys.ts';
import { readKeyRows } from '#api/core/keys/read-key-rows.ts';
import { foldLeaderboards } from '#api/core/ledger/leaderboard-folder.ts';
import { EMBEDDED_PROVIDER_ID } from '#api/embedded-provider/embedded-provider.ts';
import { sampleLinksFile, writeSampleLinks } from '#api/seeds/sample-links.ts';
import { seedLinks } from '#api/seeds/seed-links.ts';
import { SeedsRefusedError, seedProgram } from '#api/seeds/seed-program.ts';
import { and, eq, sql } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { activations, gameKeys, keyImports } from '#api/store/tables/activations.ts';
import { operatorRoles, operators } from '#api/store/tables/operators.ts';
import { applications, timelineEntries } from '#api/store/tables/pipelines.ts';
import { readGuestActivation } from '#contract/guest/endpoints.ts';
import type { Eligibility } from '#domain/applications/eligibility.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
let dataFolder: string;
beforeAll(async () => {
  api = await startTestApi();
  api.setTime('2026-11-21T20:00:00Z');
  dataFolder = mkdtempSync(join(tmpdir(), 'marquee-seeds-'));
});
afterAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true });
  await api.close();
});

const one = async (query: ReturnType<typeof sql>) => {
  const { rows } = await api.services.store.database.execute<{ value: number }>(query);
  return Number(rows[0]?.value);
};
const uuid = () => api.program('alpha').uuid;

test.each(['staging', 'production'] as const)('%s refuses sample data', async (environment) => {
  const services = { ...api.services, environment };
  const alpha = api.program('alpha');
  await expect(seedProgram(services, alpha)).rejects.toThrow(SeedsRefusedError);
  await expect(writeSampleLinks(services, alpha, dataFolder)).rejects.toThrow(SeedsRefusedError);
  expect(await one(sql`select count(*) as value from creators`)).toBe(0);
  expect(await one(sql`select count(*) as value from operators`)).toBe(0);
});

describe('real people come first:', () => {
  const fresh = async (work: (own: TestApi) => Promise<void>) => {
    const own = await startTestApi();
    try {
      await work(own);
    } finally {
      await own.close();
    }
  };
  const counted = async (own: TestApi, table: string) => {
    const { rows } = await own.services.store.database.execute<{ value: string }>(
      sql`select count(*) as value from ${sql.raw(table)}`,
    );
    return Number(rows[0]?.value);
  };
  const importReal = (own: TestApi) =>
    importKeys(own.services.store, own.services.secrets, {
      program_uuid: own.program('alpha').uuid,
      rows: () => readKeyRows('key_option_id,key\n61,REAL-KEY-ONE'),
      file_name: 'keys.csv',
      imported_by: { actor_kind: 'command_line', actor_id: 'ana' },
      now: new Date(),
    });
  const available = (own: TestApi) =>
    own.services.store.database
      .select({ option: gameKeys.key_option_id, by: keyImports.imported_by })
      .from(gameKeys)
      .innerJoin(keyImports, eq(keyImports.id, gameKeys.import_id))
      .where(eq(gameKeys.state, 'available'));

  test('a program that does not call itself a sample gets none', () =>
    fresh(async (own) => {
      const alpha = own.program('alpha');
      const { sample: _, ...program } = alpha.program;
      const unmarked = { ...alpha, program };
      expect(await seedProgram(own.services, unmarked)).toBe(false);
      expect(await writeSampleLinks(own.services, unmarked, dataFolder)).toBe(false);
      for (const table of ['creators', 'operators', 'game_keys', 'api_keys'])
        expect([table, await counted(own, table)]).toEqual([table, 0]);
    }));

  test('where real keys were imported nobody gets samples, and nobody takes a key', () =>
    fresh(async (own) => {
      await importReal(own);
      expect(await seedProgram(own.services, own.program('alpha'))).toBe(false);
      expect(await available(own)).toEqual([{ option: 61, by: 'command_line:ana' }]);
      expect(await counted(own, 'creators')).toBe(0);
    }));

  test('an import of real keys takes the sample keys out of the pools', () =>
    fresh(async (own) => {
      await seedProgram(own.services, own.program('alpha'));
      const before = await available(own);
      expect(before.filter(({ by }) => by === 'system:samples').length).toBeGreaterThan(1);
      await importReal(own);
      expect(await available(own)).toEqual([{ option: 61, by: 'command_line:ana' }]);
    }));
});

describe('sample data', () => {
  test('is written once', async () => {
    const alpha = api.program('alpha');
    const both = await Promise.all([
      seedProgram(api.services, alpha),
      seedProgram(api.services, alpha),
    ]);
    expect(both.sort()).toEqual([false, true]);
    const tables = [
      'creators',
      'metric_events',
      'point_transactions',
      'game_keys',
      'contents',
      'content_figures',
    ];
    const count = () =>
      Promise.all(tables.map((table) => one(sql`select count(*) as value from ${sql.raw(table)}`)));
    const before = await count();
    expect(Math.min(...before)).toBeGreaterThan(0);
    expect(await seedProgram(api.services, alpha)).toBe(false);
    expect(await count()).toEqual(before);
  });

  test('leaves today’s daily quests to everybody, at whatever hour it is made', async () => {
    const done = (period: string) =>
      one(sql`select count(*) as value from quest_progress where period = ${period}`);
    expect(await done('2026-11-20')).toBeGreaterThan(0);
    expect(await done('2026-11-21')).toBe(0);
  });

  test('plays the first bingo board that pays points', async () => {
    const counted = (table: string) =>
      one(sql`select count(*) as value from ${sql.raw(table)} where board_id = 1`);
    expect(await counted('bingo_cards')).toBe(5);
    expect(await counted('bingo_claims')).toBeGreaterThan(0);
    expect(await counted('bingo_marks')).toBeGreaterThan(1);
    expect(await one(sql`select count(*) as value from bingo_marks where board_id <> 1`)).toBe(0);
    expect(await one(sql`select count(*) as value from bingo_marks where source_id is null`)).toBe(
      1,
    );
  });

  test('has balances that are the sums of their transactions', async () => {
    expect(
      await one(sql`select count(*) as value from point_balances where program_uuid = ${uuid()}`),
    ).toBeGreaterThan(5);
    expect(
      await one(sql`
        select count(*) as value from point_balances balance where balance.balance <> (
          select coalesce(sum(amount), 0) from point_transactions points
          where points.creator_id = balance.creator_id
            and points.activation_id = balance.activation_id)`),
    ).toBe(0);
  });

  test('counts what was claimed, enrolled and redeemed', async () => {
    const { database } = api.services.store;
    for (const { id, enrolments } of await database
      .select()
      .from(activations)
      .where(eq(activations.program_uuid, uuid())))
      expect(
        await one(sql`select count(*) as value from influencer_activations
          where program_uuid = ${uuid()} and activation_id = ${id}
            and state in ('offered', 'accepted', 'claimed', 'completed')`),
      ).toBe(enrolments);
    expect(
      await one(sql`select count(*) as value from rewards where redeemed <> (
        select count(*) from reward_redemptions redemption
        where redemption.program_uuid = rewards.program_uuid
          and redemption.reward_id = rewards.id)`),
    ).toBe(0);
    expect(
      await one(sql`select count(*) as value from game_keys where state = 'claimed'`),
    ).toBeGreaterThan(0);
  });

  test('is on the leaderboard', async () => {
    await foldLeaderboards(api.services.store);
    expect(
      await one(sql`select coalesce(sum(creators), 0) as value from leaderboard_counts
        where program_uuid = ${uuid()} and level = 4`),
    ).toBe(
      await one(sql`select count(*) as value from point_balances
        where program_uuid = ${uuid()} and earned > 0`),
    );
  });

  test('has points of many days, each after what they are for, and where people stood then', async () => {
    expect(
      await one(sql`select count(distinct at::date) as value from point_transactions
        where program_uuid = ${uuid()}`),
    ).toBeGreaterThan(5);
    expect(
      await one(sql`select count(*) as value from quest_progress
        where program_uuid = ${uuid()} and claimed_at < completed_at`),
    ).toBe(0);
    expect(
      await one(sql`select count(*) as value from leaderboard_days
        where program_uuid = ${uuid()} and creators > 0`),
    ).toBeGreaterThan(5);
  });

  test('tells of each application how it came to where it is', async () => {
    const rows = await api.services.store.database.select().from(applications);
    expect(new Set(rows.map(({ state }) => state))).toEqual(
      new Set(['submitted', 'in_review', 'needs_changes', 'accepted', 'rejected', 'withdrawn']),
    );
    for (const { id, state, revision } of rows) {
      const timeline = await api.services.store.database
        .select()
        .from(timelineEntries)
        .where(
          and(eq(timelineEntries.subject_kind, 'application'), eq(timelineEntries.subject_id, id)),
        )
        .orderBy(timelineEntries.id);
      expect(timeline).toHaveLength(revision);
      expect(timeline.at(-1)?.to_state).toBe(state);
      expect(timeline.map(({ from_state }) => from_state)).toEqual([
        null,
        ...timeline.slice(0, -1).map(({ to_state }) => to_state),
      ]);
    }
  });

  test('is found by the sample people who sign in, and leaves one of them to apply', async () => {
    const linked = await api.services.store.database
      .select({ subject: identityLinks.subject, member: creators.member_since })
      .from(identityLinks)
      .innerJoin(creators, eq(creators.id, identityLinks.creator_id))
      .where(
        and(
          eq(identityLinks.program_uuid, uuid()),
          eq(identityLinks.provider, EMBEDDED_PROVIDER_ID),
        ),
      );
    const people = new Map(linked.map(({ subject, member }) => [subject, member !== null]));
    expect(people.get('maya')).toBe(true);
    expect(people.get('noah')).toBe(false);
    // People of countries that the program does not take are in none of it.
    expect(people.has('lena')).toBe(false);
    expect(people.has('liam')).toBe(false);
  });

  test('gives the sample operators their roles, and mails nobody', async () => {
    const granted = await api.services.store.database
      .select({ email: operators.email, role: operatorRoles.role })
      .from(operatorRoles)
      .innerJoin(operators, eq(operators.id, operatorRoles.operator_id))
      .where(eq(operatorRoles.program_uuid, uuid()))
      .orderBy(operators.email);
    expect(granted).toEqual([
      { email: 'olivia@marquee.example', role: 'owner' },
      { email: 'ravi@marquee.example', role: 'reviewer' },
    ]);
    expect(await one(sql`select count(*) as value from mails`)).toBe(0);
  });

  test('leaves a sample person alone who has signed in before', async () => {
    const { store } = api.services;
    const { uuid: program_uuid } = api.program('beta');
    const { id } = await api.creator('beta', { display_name: 'Me already' });
    await store.database.insert(identityLinks).values({
      program_uuid,
      creator_id: id,
      provider: EMBEDDED_PROVIDER_ID,
      subject: 'maya',
      name: 'Maya',
    });
    expect(await seedProgram(api.services, api.program('beta'))).toBe(true);
    const rows = await store.database
      .select()
      .from(identityLinks)
      .where(and(eq(identityLinks.program_uuid, program_uuid), eq(identityLinks.subject, 'maya')));
    expect(rows.map(({ creator_id }) => creator_id)).toEqual([id]);
  });
});

test('sample people have the accounts that the rules name, and who is there to apply has them too', async () => {
  const { database } = api.services.store;
  const named = api.program('beta');
  const { applications } = named.program;
  const asking: Eligibility = {
    require: 'all',
    rules: [
      { kind: 'linked_account', platform: 'games_account', label: 'Your games account' },
      {
        kind: 'any_of',
        rules: [{ kind: 'followers', platform: 'google', at_least: 1, label: 'Somebody watches' }],
      },
    ],
  };
  const program = {
    ...named,
    program: { ...named.program, applications: { ...applications, eligibility: asking } },
  };
  const linksOf = async (person: string) =>
    (
      await database
        .select({ provider: identityLinks.provider })
        .from(identityLinks)
        .where(and(eq(identityLinks.program_uuid, named.uuid), eq(identityLinks.subject, person)))
        .orderBy(identityLinks.provider)
    ).map(({ provider }) => provider);
  await api.services.store.transaction(() => seedLinks(api.services.store, program, new Date()));
  for (const person of ['maya', 'lena', 'liam'])
    expect(await linksOf(person)).toEqual([EMBEDDED_PROVIDER_ID, 'games_account', 'google']);
  expect(await linksOf('olivia')).toEqual([]);
  const liam = and(
    eq(creators.program_uuid, named.uuid),
    eq(creators.display_name, 'Liam Tremblay'),
  );
  const rows = await database.select({ since: creators.member_since }).from(creators).where(liam);
  expect(rows).toEqual([{ since: null }]);
});

describe('sample links', () => {
  test('open what they say, are made once, and again where they were lost', async () => {
    const alpha = api.program('alpha');
    const file = sampleLinksFile(dataFolder);
    expect(await writeSampleLinks(api.services, alpha, dataFolder)).toBe(true);
    const first = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o077).toBe(0);
    const token = /^alpha guest-link \S+\/activations\/alpha\/(\S+)$/m.exec(first)?.[1] ?? '';
    const answer = await api.call(readGuestActivation, { query: { token } });
    expect(answer.status).toBe(200);
    expect(await writeSampleLinks(api.services, alpha, dataFolder)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(first);
    writeFileSync(file, '# emptied\n');
    expect(await writeSampleLinks(api.services, alpha, dataFolder)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/^# emptied\nalpha api-key \S+\n/);
  });
});

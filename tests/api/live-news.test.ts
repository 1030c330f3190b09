import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { announceAll, announceOnce } from '#api/core/events/announce.ts';
import { foldLeaderboards } from '#api/core/ledger/leaderboard-folder.ts';
import { sql } from '#api/store/drizzle.ts';
import { leaderboardChanges } from '#api/store/tables/ledger.ts';
import { liveMessages } from '#api/store/tables/live.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { programDirectory } from '#main/api/program-directory.ts';
import { watchNews } from '#main/api/watch-news.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { hear } from '../support/live.ts';
import { earn } from '../support/rewards.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => api.close());

/** Lets so many seconds go by for what was told. */
const age = (seconds: number) =>
  api.services.store.database
    .update(liveMessages)
    .set({ created_at: sql`created_at - make_interval(secs => ${seconds})` });

test('many things are told in their order, by one statement, or none of them', async () => {
  const { store } = api.services;
  const heard = hear(store);
  const channel = `/programs/${api.program('alpha').uuid}/leaderboards`;
  const announcements = Array.from({ length: 50 }, (_, n) => ({
    channel,
    event: { kind: 'leaderboard_changed', activation_id: n + 1 } as const,
  }));
  await announceAll(store, announcements);
  expect(heard.take()).toEqual(announcements);
  await expect(
    announceAll(store, [...announcements, { ...announcements[0], channel: 'a/*' } as never]),
  ).rejects.toMatchObject({ name: 'ProtocolError' });
  await announceAll(store, []);
  expect(heard.take()).toEqual([]);
});

test('news are told once, though several find them at the same time', async () => {
  const { store } = api.services;
  const heard = hear(store, api.program('beta').uuid);
  const news = ['a', 'b'].map((id) => ({
    channel: `/programs/${api.program('beta').uuid}/announcements`,
    event: { kind: 'announcement', id, title: { en: 'News' } } as const,
  }));
  const tell = () => announceOnce(store, news, 60);
  const told = await Promise.all([tell(), tell(), tell()]);
  expect(told.flat()).toHaveLength(2);
  expect(heard.take()).toEqual(news);
  await age(61);
  await tell();
  expect(heard.take()).toEqual(news);
});

describe('a leaderboard', () => {
  const changed = (person: TestPerson, activation_id: number) => ({
    channel: `/programs/${person.uuid}/leaderboards`,
    event: { kind: 'leaderboard_changed', activation_id },
  });

  test('that changed is told of when it can be read, at most once in two seconds', async () => {
    const { store } = api.services;
    const [alpha, beta] = [await api.creator('alpha'), await api.creator('beta')];
    await foldLeaderboards(store);
    await age(60);
    const heard = hear(store, '/leaderboards');
    await earn(api, alpha, 10);
    await earn(api, alpha, 10);
    await earn(api, beta, 10);
    expect(heard.take()).toEqual([]);
    await foldLeaderboards(store);
    const both = [changed(alpha, 1), changed(beta, 1)];
    const told = heard.take();
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining(both));
    await earn(api, alpha, 10);
    await foldLeaderboards(store);
    await foldLeaderboards(store);
    expect(heard.take()).toEqual([]);
    // Waiting news is sent without a further change.
    await age(2);
    await foldLeaderboards(store);
    expect(heard.take()).toEqual([both[0]]);
    await age(2);
    await foldLeaderboards(store);
    expect(heard.take()).toEqual([]);
  });

  test('is told of what was folded in, also where the rest fails', async () => {
    const { store } = api.services;
    const alpha = await api.creator('alpha');
    await foldLeaderboards(store);
    await age(60);
    const change = { program_uuid: alpha.uuid, activation_id: 1, old_score: null, new_score: 1 };
    for (let thousands = 0; thousands < 11; thousands += 1)
      await store.database
        .insert(leaderboardChanges)
        .values(Array.from({ length: 1_000 }, () => change));
    const heard = hear(store, '/leaderboards');
    const transaction = store.transaction.bind(store);
    vi.spyOn(store, 'transaction')
      .mockImplementationOnce(transaction)
      .mockRejectedValueOnce(new Error('The store went away.'));
    await expect(foldLeaderboards(store)).rejects.toThrow('The store went away.');
    expect(heard.take()).toEqual([changed(alpha, 1)]);
    await foldLeaderboards(store);
  });
});

describe('an announcement of a manifest', () => {
  const base = readFileSync('tests/fixtures/base/acme/program.yaml', 'utf8');
  const PAST = '"2020-01-01T00:00:00Z"';
  const FUTURE = '"2100-01-01T00:00:00Z"';
  const entry = (id: string, from = PAST, more = '') =>
    `  - { id: ${id}, title: News ${id}, text: More., from: ${from}${more} }\n`;

  test('is told when it comes, where it is to be seen now', async () => {
    using disk = layOutCatalogue();
    const write = (...entries: string[]) =>
      disk.write('acme/program.yaml', `${base}\nannouncements:\n${entries.join('')}`);
    write(entry('old'));
    const catalogue = await Catalogue.open({ ...disk, environment: 'development' });
    const { store, now, log } = api.services;
    const programs = programDirectory(catalogue, () => 'https://marquee.example');
    const stops = [1, 2].map(() => watchNews({ store, programs, now, log }, catalogue));
    const heard = hear(store, '/announcements');
    write(
      entry('old'),
      entry('new'),
      entry('later', FUTURE),
      entry('over', PAST, `, until: ${PAST.replace('2020', '2021')}`),
    );
    await catalogue.refresh();
    const settled = () => Promise.all(stops.map((stop) => stop()));
    await expect
      .poll(() => heard.take())
      .toEqual([
        {
          channel: `/programs/${programs.bySlug('acme')?.uuid}/announcements`,
          event: { kind: 'announcement', id: 'new', title: { en: 'News new' } },
        },
      ]);
    disk.write('acme/program.yaml', base.replace('A sound program.', 'Another.'));
    await catalogue.refresh();
    await settled();
    write(entry('after-the-end'));
    await catalogue.refresh();
    await settled();
    expect(heard.take()).toEqual([]);
  });

  test('is told once when its time comes, also where that was moved', async () => {
    using disk = layOutCatalogue();
    const soon = `"${new Date(Date.now() + 1_500).toISOString()}"`;
    const write = (...entries: string[]) =>
      disk.write('acme/program.yaml', `${base}\nannouncements:\n${entries.join('')}`);
    write(entry('soon', soon), entry('far', FUTURE), entry('old'));
    const catalogue = await Catalogue.open({ ...disk, environment: 'development' });
    const { store, log } = api.services;
    const now = () => new Date();
    const programs = programDirectory(catalogue, () => 'https://marquee.example');
    const stops = [1, 2].map(() => watchNews({ store, programs, now, log }, catalogue));
    const heard = hear(store, '/announcements');
    const ids = () => heard.take().map(({ event }) => 'id' in event && event.id);
    await expect.poll(ids, { interval: 20, timeout: 5_000 }).toEqual(['soon']);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon.slice(1, -1)));
    write(entry('soon', soon), entry('far'), entry('old'));
    await catalogue.refresh();
    await expect.poll(ids).toEqual(['far']);
    await Promise.all(stops.map((stop) => stop()));
    expect(ids()).toEqual([]);
  });

  test('that could not be told is told at the next look', async () => {
    using disk = layOutCatalogue();
    const write = (...entries: string[]) =>
      disk.write('acme/program.yaml', `${base}\nannouncements:\n${entries.join('')}`);
    write(entry('old'));
    const catalogue = await Catalogue.open({ ...disk, environment: 'development' });
    const { store, now, log } = api.services;
    const programs = programDirectory(catalogue, () => 'https://marquee.example');
    const stop = watchNews({ store, programs, now, log }, catalogue);
    const heard = hear(store, '/announcements');
    const error = vi.spyOn(log, 'error');
    vi.spyOn(store, 'transaction').mockRejectedValueOnce(new Error('The store is away.'));
    write(entry('old'), entry('kept'));
    await catalogue.refresh();
    await expect.poll(() => error.mock.calls.length).toBe(1);
    expect(heard.take()).toEqual([]);
    const ids = () => heard.take().map(({ event }) => 'id' in event && event.id);
    await expect.poll(ids, { timeout: 8_000 }).toEqual(['kept']);
    await stop();
    expect(ids()).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import { lastBackup, noteBackup } from '#api/store/backup/last-backup.ts';
import type { Store } from '#api/store/store.ts';
import { backups } from '#api/store/tables/backups.ts';
import { checkBackups } from '#cli/doctor/checks/check-backups.ts';
import { inShort, testPatient } from '../support/patient.ts';
import { openTestStore } from '../support/store.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.database.delete(backups);
});

async function look(MARQUEE_BACKUP_HOURS?: string, environment?: 'development') {
  const migrations = { applied: 1, pending: 0, unknown: 0 };
  const patient = await testPatient({
    store: { kind: 'open', facts: {} as never, migrations, store },
    variables: { MARQUEE_BACKUP_HOURS },
    now: NOW,
  });
  return inShort(await checkBackups(environment ? { ...patient, environment } : patient));
}

test('a store that never had a backup is told of, and one whose last is late', async () => {
  expect(await look()).toEqual(['marquee backup BACKUP_NONE warning']);
  await noteBackup(store, before(37), 10);
  expect(await look()).toEqual(['marquee backup BACKUP_OLD warning']);
  await noteBackup(store, before(35), 10);
  expect(await look()).toEqual(['marquee backup BACKUP_FINE ok']);
  expect(await look('24')).toEqual(['marquee backup BACKUP_OLD warning']);
});

test('who makes backups otherwise, or a machine of one’s own, is not asked', async () => {
  expect(await look('0')).toEqual([]);
  expect(await look(undefined, 'development')).toEqual([]);
  expect(await look('daily')).toEqual(['MARQUEE_BACKUP_HOURS BACKUP_HOURS error']);
});

test('the last one counts, in whichever order they were noted', async () => {
  await noteBackup(store, before(1), 10);
  await noteBackup(store, before(5), 9);
  expect(await lastBackup(store)).toEqual(before(1));
});

test('metrics say when it was, 0 where there never was one, and nothing without a store', async () => {
  const metrics = createMetrics();
  metrics.backups.read(() => lastBackup(store));
  const said = async () =>
    /^marquee_last_backup_timestamp_seconds (.*)$/m.exec(await metrics.text())?.[1];
  expect(await said()).toBe('0');
  await noteBackup(store, NOW, 10);
  expect(await said()).toBe(String(NOW.getTime() / 1_000));
  metrics.backups.read(() => Promise.reject(new Error('The store is away.')));
  expect(await said()).toBeUndefined();
});

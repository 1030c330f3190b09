import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAW_DELAY } from '#api/core/quests/hold-draws.ts';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import { asc, isNull, sql } from '#api/store/drizzle.ts';
import { jobs } from '#api/store/tables/jobs.ts';
import { questDraws, quests } from '#api/store/tables/quests.ts';
import { JOBS } from '#api/workers/declared-jobs.ts';
import { isScheduled, type JobDeclaration } from '#api/workers/job.ts';
import { JobRunner } from '#api/workers/job-runner.ts';
import { countQueued, listScheduled } from '#api/workers/list-jobs.ts';
import { observeJob } from '#api/workers/observe-job.ts';
import { jobsOf } from '#main/api/jobs.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const declared: readonly [string, JobDeclaration][] = Object.entries(JOBS);
const SCHEDULED = declared.flatMap(([name, job]) => (isScheduled(job) ? [name] : [])).sort();

test('every declared job does its work, and metrics say when', { timeout: 60_000 }, async () => {
  const { store } = api.services;
  const metrics = createMetrics();
  metrics.jobs.read({ scheduled: () => listScheduled(store), queued: () => countQueued(store) });
  const runners = [1, 2].map(
    () =>
      new JobRunner({
        ...{ store, log: api.services.log, pollInterval: 50 },
        ...{ jobs: jobsOf(api.services) },
        observe: (name, attempt) => observeJob(metrics.work, name, attempt)(),
      }),
  );
  api.setTime(new Date(Date.parse('2027-01-01T00:00:00Z') + DRAW_DELAY));
  for (const runner of runners) runner.start();
  const rows = () =>
    store.database.select().from(jobs).where(isNull(jobs.program_uuid)).orderBy(asc(jobs.name));
  await expect
    .poll(async () => (await rows()).map(({ name }) => name), { timeout: 10_000 })
    .toEqual(SCHEDULED);
  await store.database.update(jobs).set({ due_at: sql`statement_timestamp()` });
  const undone = async () =>
    (await rows()).filter(({ done_at }) => done_at === null).map(({ name }) => name);
  await expect.poll(undone, { timeout: 30_000 }).toEqual([]);
  expect((await rows()).filter(({ failed_at }) => failed_at !== null)).toEqual([]);

  // Those that are due are asked for by one job and held by another, one for each program.
  const held = async () => (await store.database.select().from(questDraws)).length;
  const drawn = (await store.database.select().from(quests)).filter(({ kind }) => kind === 'draw');
  expect(drawn.length).toBeGreaterThan(1);
  await expect.poll(held, { timeout: 10_000 }).toBe(drawn.length);
  await Promise.all(runners.map((runner) => runner.stop()));

  const text = await metrics.text();
  for (const name of SCHEDULED) {
    expect(text).toMatch(new RegExp(`marquee_job_age_seconds{job_name="${name}"} \\d`));
    expect(text).toMatch(
      new RegExp(`marquee_job_duration_seconds_count{job_name="${name}"} [1-9]`),
    );
  }
  expect(text).toContain('marquee_job_duration_seconds_count{job_name="draw"}');
  expect(text).not.toContain('outcome="failed"');
});

test('jobs that were given up are counted for whoever watches', async () => {
  const { store } = api.services;
  const metrics = createMetrics();
  metrics.jobs.read({ scheduled: () => listScheduled(store), queued: () => countQueued(store) });
  const { uuid: program_uuid } = api.program('alpha');
  await store.database
    .insert(jobs)
    .values(
      [1, 2].map((key) => ({ name: 'draw', key: `${key}`, program_uuid, state: 'dead' as const })),
    );
  expect(await metrics.text()).toContain('marquee_jobs{job_name="draw",state="dead"} 2');
});

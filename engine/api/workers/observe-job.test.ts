import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { followed } from '../metrics/request-facts.ts';
import { createWorkMetrics } from '../metrics/work-metrics.ts';
import { observeJob } from './observe-job.ts';

test('runs are counted, and what is logged meanwhile names the job and the run', async () => {
  const registry = new Registry();
  const metrics = createWorkMetrics(registry);
  const seen: unknown[] = [];
  const job = observeJob(metrics, 'draws', async () => {
    await Promise.resolve();
    seen.push(followed());
  });
  await job();
  await job();
  expect(seen).toEqual([
    { job: 'draws', run: expect.any(String) },
    { job: 'draws', run: expect.any(String) },
  ]);
  expect(seen[0]).not.toEqual(seen[1]);
  expect(followed()).toBeUndefined();
  expect(await registry.metrics()).toContain(
    'marquee_job_duration_seconds_count{job_name="draws"} 2',
  );
});

test('a job that never succeeds is known from its first failure on', async () => {
  const registry = new Registry();
  const metrics = createWorkMetrics(registry);
  const job = observeJob(metrics, 'mails', async () => {
    throw new Error('No.');
  });
  await expect(job()).rejects.toThrow('No.');
  const text = await registry.metrics();
  expect(text).toContain('marquee_job_failures_total{job_name="mails"} 1');
  expect(text).toMatch(/marquee_job_last_success_timestamp_seconds\{job_name="mails"\} 1\d{9}/);
});

test('where the outboxes cannot be read, nothing is said of them', async () => {
  const registry = new Registry();
  const metrics = createWorkMetrics(registry);
  const load = { counts: { pending: 3 }, oldest_seconds: 7 };
  metrics.countOutboxes(async () => ({
    ...{ mails: load, push_messages: load, webhook_deliveries: load, connector_pushes: load },
  }));
  expect(await registry.metrics()).toContain('marquee_outbox{outbox="mails",state="pending"} 3');
  expect(await registry.metrics()).toContain('marquee_outbox_oldest_seconds{outbox="mails"} 7');
  metrics.countOutboxes(() => Promise.reject(new Error('The store is away.')));
  expect(await registry.metrics()).not.toContain('marquee_outbox{');
});

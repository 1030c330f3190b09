import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { ask } from '../support/request.ts';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number>>;
}
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

const data = mkdtempSync(join(tmpdir(), 'marquee-telemetry-'));
const spans: SentSpan[] = [];
// biome-ignore lint/suspicious/noExplicitAny: the shape is OpenTelemetry's, and what is read of it is expected.
const metrics = new Map<string, any>();
const services = new Set<string>();
// biome-ignore lint/suspicious/noExplicitAny: as above.
const note = (body: any) => {
  for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
    services.add(attributeOf(resource.attributes, 'service.name'));
    spans.push(...scopeSpans.flatMap((scope: { spans: SentSpan[] }) => scope.spans));
  }
  for (const { scopeMetrics } of body.resourceMetrics ?? [])
    for (const metric of scopeMetrics[0].metrics) metrics.set(metric.name, metric);
};
const attributeOf = (attributes: readonly Attribute[], key: string) =>
  String(Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0]);

const collector = createServer((request, response) => {
  void json(request).then((body) => {
    note(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let server: TestServer;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  server = await startTestServer(
    {
      MARQUEE_PROGRAMS: 'tests/fixtures/api',
      MARQUEE_DATA: data,
      MARQUEE_ENV: 'development',
      MARQUEE_TRUST_PROXY: 'loopback',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_SERVICE_NAME: 'creators',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_METRIC_EXPORT_INTERVAL: '300',
      OTEL_METRIC_EXPORT_TIMEOUT: '300',
    },
    'api',
  );
  await untilReady(server);
}, 120_000);
afterAll(async () => {
  await server.close();
  collector.close();
  rmSync(data, { recursive: true, force: true });
});

test('a request is a trace with the statements of the store, below that of who asked', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const secret = 'a-guest-token-that-nobody-may-see';
  await ask(server.port, `/api/guest/activations?token=${secret}`, {
    headers: {
      host: 'localhost',
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      'x-request-id': 'id-of-a-proxy',
    },
  });
  const own = () => spans.filter((span) => span.traceId === traceId);
  await expect.poll(() => own().length, { timeout: 10_000 }).toBeGreaterThan(1);
  const request = own().find(({ parentSpanId }) => parentSpanId === '00f067aa0ba902b7');
  expect(request?.name).toMatch(/^GET \/api\/guest\//);
  expect(attributeOf(request?.attributes ?? [], 'marquee.request_id')).toBe('id-of-a-proxy');
  const statement = own().find(({ name }) => name === 'SELECT');
  expect(statement?.parentSpanId).toBe(request?.spanId);
  expect(attributeOf(statement?.attributes ?? [], 'db.query.text')).toContain('from "guest_links"');
  expect(JSON.stringify(spans)).not.toContain(secret);
  expect([...services]).toEqual(['creators']);
});

test('jobs are traces of their own, and nothing that polls is one', async () => {
  await expect.poll(() => spans.map(({ name }) => name)).toContain('job leaderboards');
  const alone = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(alone.filter((name) => !/^(job |GET )/.test(name))).toEqual([]);
});

test('counts are sent with OpenTelemetry’s names, units and buckets', async () => {
  await expect.poll(() => metrics.get('http.server.request.duration')).toBeDefined();
  const { unit, histogram } = metrics.get('http.server.request.duration');
  expect(unit).toBe('s');
  const [point] = histogram.dataPoints;
  expect(point.attributes.map(({ key }: Attribute) => key).sort()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
  expect(point.bucketCounts).toHaveLength(point.explicitBounds.length + 1);
  const sum = point.bucketCounts.map(Number).reduce((a: number, b: number) => a + b, 0);
  expect(sum).toBe(Number(point.count));
  expect(metrics.get('marquee_outbox_oldest')).toMatchObject({ unit: 's', gauge: {} });
  expect(metrics.get('marquee_store_slow_statements').sum.isMonotonic).toBe(true);
});

test('without the variables nothing of it is loaded', async () => {
  const script = `
    const { default: Module } = await import('node:module');
    const { attachTelemetry } = await import('./engine/main/telemetry/open-telemetry.ts');
    await import('./engine/main/server/start.ts');
    await attachTelemetry({ log: console, addHook() {} }, {}, JSON.parse(process.argv[1]));
    console.log(Object.keys(Module._cache).filter((file) => /@opentelemetry\\/(?!api\\/)/.test(file)).length);
  `;
  const run = async (environment: object) => {
    const args = ['--input-type=module', '--eval', script, JSON.stringify(environment)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return Number(stdout.trim().split('\n').at(-1));
  };
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  expect(await run({})).toBe(0);
  expect(await run({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBe(0);
  expect(
    await run({ ...endpoint, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }),
  ).toBe(0);
  // So that the look itself is known to see what is loaded.
  const seen = run({ ...endpoint, OTEL_METRICS_EXPORTER: 'none' });
  expect(await seen).toBeGreaterThan(0);
}, 60_000);

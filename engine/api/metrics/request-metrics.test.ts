import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createRequestMetrics } from './request-metrics.ts';

const REQUEST = { method: 'GET', route: '/x', program: undefined, status: 200, seconds: 0.02 };

test('requests are counted by template, and by program', async () => {
  const registry = new Registry();
  const observe = createRequestMetrics(registry);
  observe({ ...REQUEST, program: 'alpha' });
  observe({ ...REQUEST, program: 'alpha', status: 503 });
  observe({ ...REQUEST, route: undefined });
  const text = await registry.metrics();
  expect(text).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/x",http_response_status_code="200"} 1',
  );
  expect(text).toContain('http_route="_other"');
  expect(text).toContain('marquee_program_requests_total{program="alpha",status="5xx"} 1');
  expect(text).toContain('marquee_program_request_duration_seconds_count{program="alpha"} 2');
});

test('however many programs and methods there are, the series stay few', async () => {
  const registry = new Registry();
  const observe = createRequestMetrics(registry);
  for (let number = 0; number < 5_000; number += 1)
    observe({ ...REQUEST, method: `M${number}`, program: `p${number}` });
  const text = await registry.metrics();
  expect(text.split('\n').length).toBeLessThan(1_200);
  expect(text).toContain('marquee_program_requests_total{program="_other",status="2xx"} 4900');
  expect(text).toContain('http_request_method="_OTHER"');
});

import type { FastifyInstance } from 'fastify';
import type { Issue } from '#contract/programs/issue.ts';
import type { ApiMetrics } from '../metrics/api-metrics.ts';
import type { Served } from '../metrics/served.ts';
import type { Readiness } from './readiness.ts';

export interface Health {
  readonly served: () => Served;
  /** Errors in manifests; the last good version of those programs is served. */
  readonly issues: () => readonly Issue[];
  readonly programs: () => number;
  readonly metrics: Pick<ApiMetrics, 'text' | 'contentType'>;
  /** Whether the process is about to end and wants no new work. */
  readonly stopping: () => boolean;
  /** Permanent codes of what the API starts without, though people will miss it. */
  readonly warnings: () => readonly string[];
  /** What the API stands on; undefined where this process serves pages alone. */
  readonly api: (() => Promise<Readiness>) | undefined;
  /** What else is told to those who are told everything. */
  readonly facts?: () => Promise<object>;
}

export interface HealthOptions {
  readonly health: Health;
  /** `state`: neither counts nor reasons, for where the public may ask. */
  readonly told: 'everything' | 'state';
}

/**
 * `/healthz`: the process answers. `/readyz`: what it serves and of which build, whether the store takes
 * writes and Redis answers, which manifests are broken, and 503 once the process is about to end.
 * `/metrics`: counts for Prometheus; nothing personal, but no business of the public's.
 */
export async function healthPlugin(app: FastifyInstance, { health, told }: HealthOptions) {
  app.get('/healthz', () => ({ status: 'ok' }));
  if (told === 'everything')
    app.get('/metrics', async (_request, reply) =>
      reply.type(health.metrics.contentType).send(await health.metrics.text()),
    );
  app.get('/readyz', async (_request, reply) => {
    const api = await health.api?.();
    const stored = api === undefined || api.store === 'ok';
    // Broken manifests are served in their last good version, and without Redis each instance works
    // alone; without its store the API does not work.
    const stopping = health.stopping();
    reply.code(stored && !stopping ? 200 : 503);
    const errors = health.issues().filter(({ severity }) => severity === 'error');
    const warnings = health.warnings();
    const served = health.served();
    const whole =
      errors.length === 0 && api?.redis !== 'unavailable' && served.catalogue.refused === undefined;
    const said = {
      status: stopping ? 'stopping' : !stored ? 'unavailable' : whole ? 'ok' : 'degraded',
      ...served,
      ...api,
      ...(warnings.length === 0 ? {} : { warnings }),
      programs: health.programs(),
      issues: errors.map(({ code, file, line, column }) => ({ code, file, line, column })),
    };
    return told === 'everything'
      ? { ...said, ...(await health.facts?.()) }
      : { status: said.status };
  });
}

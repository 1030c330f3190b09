import type { FastifyInstance } from 'fastify';
import type { Issue } from '#contract/programs/issue.ts';
import type { ApiMetrics } from '../metrics/api-metrics.ts';

export interface Health {
  /** Errors in manifests; the last good version of those programs is served. */
  readonly issues: () => readonly Issue[];
  readonly programs: () => number;
  readonly metrics: Pick<ApiMetrics, 'text' | 'contentType'>;
  /** Whether the store answers; undefined where this process serves pages alone. */
  readonly store: (() => Promise<boolean>) | undefined;
}

/**
 * `/healthz`: the process answers. `/readyz`: what it serves, and which manifests are broken.
 * `/metrics`: counts for Prometheus; nothing personal, but no business of the public's.
 */
export async function healthPlugin(app: FastifyInstance, { health }: { health: Health }) {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/metrics', async (_request, reply) =>
    reply.type(health.metrics.contentType).send(await health.metrics.text()),
  );
  app.get('/readyz', async (_request, reply) => {
    const stored = await health.store?.();
    // Broken manifests are served in their last good version; without its store the API is not.
    reply.code(stored === false ? 503 : 200);
    const errors = health.issues().filter(({ severity }) => severity === 'error');
    return {
      status: stored === false ? 'unavailable' : errors.length === 0 ? 'ok' : 'degraded',
      ...(stored === undefined ? {} : { store: stored ? 'ok' : 'unavailable' }),
      programs: health.programs(),
      issues: errors.map(({ code, file, line, column }) => ({ code, file, line, column })),
    };
  });
}

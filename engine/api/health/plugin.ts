import type { FastifyInstance } from 'fastify';
import type { Issue } from '#contract/programs/issue.ts';

export interface Health {
  /** Errors in manifests; the last good version of those programs is served. */
  readonly issues: () => readonly Issue[];
  readonly programs: () => number;
}

/** `/healthz`: the process answers. `/readyz`: what it serves, and which manifests are broken. */
export async function healthPlugin(app: FastifyInstance, { health }: { health: Health }) {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', () => {
    const errors = health.issues().filter(({ severity }) => severity === 'error');
    return {
      status: errors.length === 0 ? 'ok' : 'degraded',
      programs: health.programs(),
      issues: errors.map(({ code, file, line, column }) => ({ code, file, line, column })),
    };
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import { traceWith } from '#api/metrics/tracing.ts';
import { packageVersion } from '../server/package-version.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How long the last of it may take, in milliseconds. */
const CLOSE_LIMIT = 3_000;

/** What is to be sent, as OpenTelemetry's own variables say. */
export function wantedSignals(environment: Environment): {
  readonly traces: boolean;
  readonly metrics: boolean;
} {
  const set = (name: string) => (environment[name] ?? '') !== '';
  const off = environment.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  const wanted = (signal: 'TRACES' | 'METRICS') =>
    !off &&
    environment[`OTEL_${signal}_EXPORTER`] !== 'none' &&
    (set('OTEL_EXPORTER_OTLP_ENDPOINT') || set(`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`));
  return { traces: wanted('TRACES'), metrics: wanted('METRICS') };
}

/**
 * Sends traces and counts to a collector, where OpenTelemetry's variables name one; otherwise nothing
 * of it is even loaded.
 */
export async function attachTelemetry(
  app: FastifyInstance,
  { registry }: Pick<ApiMetrics, 'registry'>,
  environment: Environment = process.env,
): Promise<void> {
  const { log } = app;
  const wanted = wantedSignals(environment);
  if (!wanted.traces && !wanted.metrics) return;
  const protocol = environment.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol !== undefined && protocol !== '' && protocol !== 'http/json')
    log.warn(
      { protocol },
      'OTEL_EXPORTER_OTLP_PROTOCOL is not "http/json", which is all that is sent. Let the endpoint be one for HTTP (port 4318 by convention), and leave the variable out.',
    );
  const [{ serviceResource }, traces, counts] = await Promise.all([
    import('./service-resource.ts'),
    wanted.traces ? import('./send-traces.ts') : undefined,
    wanted.metrics ? import('./send-metrics.ts') : undefined,
  ]);
  const resource = serviceResource(packageVersion());
  const tracing = traces?.sendTraces(resource);
  const counting = counts?.sendMetrics(resource, registry, environment);
  if (tracing) traceWith(tracing.begin);
  log.info(wanted, 'Traces and counts are sent by OpenTelemetry’s variables.');
  app.addHook('onClose', async () => {
    traceWith(undefined);
    const last = Promise.all([tracing?.close(), counting?.close()]).catch((error: unknown) => {
      log.warn({ err: error }, 'The last traces and counts could not be sent.');
    });
    await Promise.race([last, sleep(CLOSE_LIMIT, undefined, { ref: false })]);
  });
}

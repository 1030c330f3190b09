import { Counter, Histogram, type Registry } from 'prom-client';

/** A request that was answered, or given up by who asked. */
export interface AnsweredRequest {
  readonly method: string;
  /** A template; of what nothing answers it is absent. */
  readonly route: string | undefined;
  readonly program: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** Programs that have counts of their own, those asked for first; the others share one. */
const COUNTED_PROGRAMS = 100;
const OTHERS = '_other';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Those of OpenTelemetry's conventions for HTTP. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const FEW_BUCKETS = [0.025, 0.1, 0.25, 1, 2.5];

/**
 * Counts requests: by what answers them with OpenTelemetry's names, and by program, which together
 * would be more series than anybody can keep.
 */
export function createRequestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long requests took, by method, template and status; _count tells rate and errors.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const requests = new Counter({
    name: 'marquee_program_requests_total',
    help: `Answered requests by program and class of status; after ${COUNTED_PROGRAMS} programs the others are "${OTHERS}".`,
    labelNames: ['program', 'status'],
    registers: [registry],
  });
  const programDurations = new Histogram({
    name: 'marquee_program_request_duration_seconds',
    help: 'How long requests took, by program.',
    labelNames: ['program'],
    buckets: FEW_BUCKETS,
    registers: [registry],
  });
  const counted = new Set<string>();
  const labelOf = (program: string) => {
    if (counted.has(program)) return program;
    if (counted.size >= COUNTED_PROGRAMS) return OTHERS;
    counted.add(program);
    return program;
  };
  return ({ method, route = OTHERS, program, status, seconds }) => {
    durations.observe(
      {
        http_request_method: METHODS.has(method) ? method : '_OTHER',
        http_route: route,
        http_response_status_code: status,
      },
      seconds,
    );
    if (program === undefined) return;
    const label = labelOf(program);
    requests.inc({ program: label, status: `${Math.floor(status / 100)}xx` });
    programDurations.observe({ program: label }, seconds);
  };
}

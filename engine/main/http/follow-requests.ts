import type { IncomingMessage, ServerResponse } from 'node:http';
import { following, type RequestFacts, requestFacts } from '#api/metrics/request-facts.ts';
import type { AnsweredRequest } from '#api/metrics/request-metrics.ts';
import { beginSpan, type Span, type SpanStart } from '#api/metrics/tracing.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

export interface FollowOptions {
  readonly trustedProxies: TrustedProxies;
  readonly observe: (request: AnsweredRequest) => void;
  /** Writes a line for each request; absent where nobody wants them. */
  readonly log: ((facts: object, message: string) => void) | undefined;
}

export interface Following {
  /** Takes a request in, whose answer is then counted and logged. */
  readonly begin: (request: IncomingMessage, response: ServerResponse) => RequestFacts;
  /** Answers a request; what is logged meanwhile names it. */
  readonly within: <T>(facts: RequestFacts, answer: () => T) => T;
}

/** What proxies send: a uuid, a hexadecimal number, a trace's id. Nothing that could break a line. */
const GIVEN_ID = /^[\w.:+/=@-]{8,128}$/;
/** Asked every few seconds by those who watch; their lines would hide everybody else's. */
const ASKED_BY_MACHINES = new Set(['/healthz', '/readyz', '/metrics']);
/** As nginx counts what nobody waited for. */
const GIVEN_UP = 499;

/** The id that a trusted proxy gave a request; a stranger's could be that of somebody else's. */
export function givenId(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  trustedProxies: TrustedProxies,
): string | undefined {
  const given = headers['x-request-id'];
  if (typeof given !== 'string' || !GIVEN_ID.test(given)) return undefined;
  return trustedProxies.has(socket.remoteAddress) ? given : undefined;
}

/**
 * Names, counts and logs every request. A line says the template of what answered, never the address:
 * tokens stand in addresses.
 */
export function followRequests({ trustedProxies, observe, log }: FollowOptions): Following {
  return {
    begin: (request, response) => {
      const begun = performance.now();
      const facts = requestFacts(request, givenId(request, trustedProxies));
      facts.span = beginSpan(() => requestSpan(request, trustedProxies));
      response.once('close', () => {
        const seconds = (performance.now() - begun) / 1_000;
        const status = response.headersSent ? response.statusCode : GIVEN_UP;
        const { route, program } = facts;
        const { method = '' } = request;
        observe({ method, route, program, status, seconds });
        if (facts.span) endSpan(facts.span, { ...facts, method, status });
        if (ASKED_BY_MACHINES.has(route ?? '') && status < 500) return;
        log?.(
          {
            request_id: facts.id,
            ...(facts.span ? { trace_id: facts.span.trace_id } : {}),
            method,
            route,
            status,
            program,
            milliseconds: Math.round(seconds * 10_000) / 10,
            ...(response.writableFinished ? {} : { cut: true }),
          },
          'request',
        );
      });
      return facts;
    },
    within: (facts, answer) =>
      following({ request_id: facts.id, ...(facts.span ? { span: facts.span } : {}) }, answer),
  };
}

function requestSpan(
  { method = '', headers, socket }: IncomingMessage,
  trustedProxies: TrustedProxies,
): SpanStart {
  const { traceparent } = headers;
  const known = typeof traceparent === 'string' && trustedProxies.has(socket.remoteAddress);
  return {
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method },
    traceparent: known ? traceparent : undefined,
  };
}

function endSpan(
  span: Span,
  facts: RequestFacts & { readonly method: string; readonly status: number },
): void {
  const { id, route, program, method, status } = facts;
  span.set('http.response.status_code', status);
  span.set('marquee.request_id', id);
  if (program !== undefined) span.set('marquee.program', program);
  if (route !== undefined) {
    span.set('http.route', route);
    span.rename(`${method} ${route}`);
  }
  if (status >= 500 || status === GIVEN_UP) span.fail();
  span.end();
}

import {
  type Context,
  ROOT_CONTEXT,
  type Span as Sent,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { BeginSpan, Span } from '#api/metrics/tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/** W3C's header: version, trace, parent, flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Sends traces where, how and how many of them OpenTelemetry's variables say. */
export function sendTraces(resource: Resource): {
  readonly begin: BeginSpan;
  readonly close: () => Promise<void>;
} {
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('marquee');
  const sent = new WeakMap<Span, Sent>();
  return {
    begin: ({ name, kind, attributes, traceparent, parent }) => {
      const above = parent && sent.get(parent);
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : contextOf(traceparent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      const own: Span = {
        trace_id: span.spanContext().traceId,
        set: (key, value) => void span.setAttribute(key, value),
        rename: (as) => void span.updateName(as),
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
      };
      sent.set(own, span);
      return own;
    },
    close: () => provider.shutdown(),
  };
}

/** The trace that somebody else began. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

import { ValueType } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

/** Milliseconds between two sendings, unless the variable says otherwise. */
const EVERY = 60_000;

/** What prom-client says of a metric. */
interface Counted {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    readonly metricName?: string;
  }[];
}
type Time = [number, number];

/** Sends what the process counts, with the names that Prometheus makes its own of again. */
export function sendMetrics(
  resource: Resource,
  registry: Registry,
  environment: Readonly<Record<string, string | undefined>>,
): { readonly close: () => Promise<void> } {
  const startTime = timeOf(Date.now() - process.uptime() * 1_000);
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: Number(environment.OTEL_METRIC_EXPORT_INTERVAL) || EVERY,
    metricProducers: [
      {
        collect: async () => {
          const found = (await registry.getMetricsAsJSON()) as unknown as readonly Counted[];
          const metrics = found.flatMap((one) => translate(one, startTime, timeOf(Date.now())));
          const scopeMetrics = [{ scope: { name: 'marquee' }, metrics }];
          return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
        },
      },
    ],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return { close: () => provider.shutdown() };
}

/** A metric in OpenTelemetry's shape; none of what it has no shape for. */
export function translate(
  { name, help, type, values }: Counted,
  startTime: Time,
  endTime: Time,
): MetricData[] {
  const descriptor = { ...nameOf(name), description: help, valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const times = { startTime, endTime };
  if (type === 'histogram') {
    const dataPoints = histograms(name, values).map((point) => ({ ...times, ...point }));
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
  }
  const dataPoints = values.map(({ labels, value }) => ({
    ...times,
    attributes: attributesOf(labels),
    value,
  }));
  if (type === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
  if (type === 'counter')
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  return [];
}

/** Prometheus' buckets hold what lies below them as well; OpenTelemetry's do not. */
function histograms(name: string, values: Counted['values']) {
  const series = new Map<
    string,
    {
      labels: Counted['values'][number]['labels'];
      upTo: [number, number][];
      sum: number;
      count: number;
    }
  >();
  for (const { labels: all, value, metricName } of values) {
    const { le, ...labels } = all;
    const key = JSON.stringify(labels);
    const one = series.get(key) ?? { labels, upTo: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else one.upTo.push([le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le), value]);
  }
  return [...series.values()].map(({ labels, upTo, sum, count }) => {
    const sorted = upTo.sort(([a], [b]) => a - b);
    const counts = sorted.map(([, below], at) => below - (sorted[at - 1]?.[1] ?? 0));
    const boundaries = sorted.map(([bound]) => bound).filter(Number.isFinite);
    return {
      attributes: attributesOf(labels),
      value: { buckets: { boundaries, counts }, sum, count },
    };
  });
}

/** OpenTelemetry says units and kinds beside the name, and parts its words by dots. */
function nameOf(name: string): { readonly name: string; readonly unit: string } {
  const [, stem = name, unit] = /^(.*?)(?:_(seconds|bytes))?(?:_total)?$/.exec(name) ?? [];
  const conventional = /^(http|db)_/.test(stem) ? stem.replaceAll('_', '.') : stem;
  const renamed = conventional.replace('pending.requests', 'pending_requests');
  return { name: renamed, unit: unit === 'seconds' ? 's' : unit === 'bytes' ? 'By' : '' };
}

const ATTRIBUTES: Readonly<Record<string, string>> = {
  http_request_method: 'http.request.method',
  http_route: 'http.route',
  http_response_status_code: 'http.response.status_code',
  db_operation_name: 'db.operation.name',
};

const attributesOf = (labels: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(labels).map(([key, value]) => [ATTRIBUTES[key] ?? key, value]));

const timeOf = (milliseconds: number): Time => [
  Math.floor(milliseconds / 1_000),
  Math.round((milliseconds % 1_000) * 1e6),
];

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '#api/metrics/api-metrics.ts';

const FOLDER = 'scripts/deploy/monitoring';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly remedy: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const rules: readonly Rule[] = parse(read('alerts.yaml')).groups.flatMap(
  ({ rules: some }: { rules: Rule[] }) => some,
);
const panels: readonly Panel[] = JSON.parse(read('dashboard.json')).panels;
const asked = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: title, expr })),
  ),
];

/** What Prometheus adds to each series by itself. */
const ADDED = ['job', 'instance', 'le'];

/** Every series that a server with all its parts exposes, with the labels that it may have. */
async function exposed(): Promise<Map<string, ReadonlySet<string>>> {
  const metrics = createMetrics();
  metrics.instance.describe(() => ({
    ...{ version: '', build: '', catalogue: '', bundle: '', environment: '', role: '' },
  }));
  metrics.instance.countDocuments(() => ({ cached: 0, rendered: 0, bytes: 0, kept: 0 }));
  metrics.instance.watchFooting(async () => ({ store: true, redis: true }));
  metrics.store.countConnections(() => ({ size: 1, used: 0, waiting: 0 }));
  const known = new Map<string, ReadonlySet<string>>([['up', new Set(ADDED)]]);
  for (const metric of await metrics.registry.getMetricsAsJSON()) {
    const { labelNames = [] } = metrics.registry.getSingleMetric(metric.name) as unknown as {
      readonly labelNames?: readonly string[];
    };
    const labels = new Set([...labelNames, ...ADDED]);
    const parts = String(metric.type) === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const part of parts) known.set(`${metric.name}${part}`, labels);
  }
  return known;
}

/** The series of an expression with the labels that it asks of them, what it groups by, and series without labels. */
function parts(expr: string) {
  const bare = expr.replaceAll(/"[^"]*"/g, '""');
  const selected = [...bare.matchAll(/([a-z_]\w*)\{([^}]*)\}/g)].map(
    ([, name = '', inner = '']) => ({
      name,
      labels: [...inner.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }),
  );
  const grouped = [...bare.matchAll(/\b(?:by|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  const named = [...bare.matchAll(/\b(?:marquee|http|db|nodejs|process)_\w+/g)].map(
    ([name]) => name,
  );
  const names = new Set([...selected.flatMap(({ name, labels }) => [name, ...labels]), ...grouped]);
  return { selected, grouped, bare: named.filter((name) => !names.has(name)) };
}

test('dashboard and alerts ask for nothing but what a server exposes', async () => {
  const known = await exposed();
  const unknown: string[] = [];
  let series = 0;
  for (const { where, expr } of asked) {
    const { selected, grouped, bare } = parts(expr);
    for (const name of bare) unknown.push(`${where}: ${name} without labels`);
    const shared = new Set<string>();
    for (const { name, labels } of selected) {
      series += 1;
      const has = known.get(name);
      if (!has) unknown.push(`${where}: ${name}`);
      for (const label of labels) if (!has?.has(label)) unknown.push(`${where}: ${name}{${label}}`);
      for (const label of has ?? []) shared.add(label);
    }
    for (const label of grouped) if (!shared.has(label)) unknown.push(`${where}: by (${label})`);
    // A series without its scrape job would be that of every other service beside this one.
    for (const { name, labels } of selected)
      if (!labels.includes('job')) unknown.push(`${where}: ${name} without job`);
  }
  expect(unknown).toEqual([]);
  expect(series).toBeGreaterThan(60);
});

test('what the server counts of itself is shown or watched', async () => {
  const told = asked.map(({ expr }) => expr).join(' ');
  const own = [...(await exposed()).keys()].filter((name) => /^(marquee|http|db)_/.test(name));
  const families = new Set(own.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
  expect([...families].filter((name) => !told.includes(name))).toEqual([]);
});

test('every alert says what happens and what to do', () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, labels, annotations } of rules) {
    expect(alert).toMatch(/^Marquee[A-Z]/);
    expect(['critical', 'warning']).toContain(labels.severity);
    expect(annotations.summary.length, alert).toBeGreaterThan(20);
    expect(annotations.remedy.length, alert).toBeGreaterThan(40);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const isInstalled = promtool('--version').status === 0;

test.runIf(isInstalled)('promtool finds the rules sound, and they fire when they should', () => {
  for (const [kind, file] of [
    ['check', 'alerts.yaml'],
    ['test', 'alerts.test.yaml'],
  ] as const) {
    const { status, stdout, stderr } = promtool(kind, 'rules', join(FOLDER, file));
    expect(`${status} ${status === 0 ? '' : stdout + stderr}`.trim()).toBe('0');
  }
});

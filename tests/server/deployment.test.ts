import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '../../engine/main/server/config.ts';

const FOLDER = 'scripts/deploy';
const KUBERNETES = join(FOLDER, 'kubernetes');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

interface Item {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: the shape is another project's, and what is read of it is expected.
  readonly [part: string]: any;
}

const items = readdirSync(KUBERNETES).flatMap((name) =>
  parseAllDocuments(readFileSync(join(KUBERNETES, name), 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Item;
  }),
);
const roles = ['web', 'api', 'worker'];
const instances: Readonly<Record<string, number>> = { web: 2, api: 2, worker: 1 };
const item = (kind: string, name: string) => {
  const found = items.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`No ${kind} ${name} in ${KUBERNETES}.`);
  return found;
};
const compose = parse(read('compose.yaml'), { merge: true });
/** The services of a role: `web-1`, `web-2`. */
const servicesOf = (role: string): [string, Item][] =>
  Object.entries<Item>(compose.services).filter(([name]) => name.replace(/-\d+$/, '') === role);
const unit = read('marquee.service');
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** What servers are given that is no variable of the configuration. */
const OTHERS = ['NODE_ENV', 'NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
test('every variable that a deployment gives to a server is one that the server reads', () => {
  const given = [
    ...roles.flatMap((role) =>
      servicesOf(role).flatMap(([, { environment }]) => Object.keys(environment)),
    ),
    ...roles.flatMap((role) =>
      (item('Deployment', role).spec.template.spec.containers[0].env ?? []).map(
        ({ name }: { name: string }) => name,
      ),
    ),
    ...Object.keys(item('ConfigMap', 'marquee').data),
    ...[...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
    ...[...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0]),
    ),
  ];
  expect(given.length).toBeGreaterThan(20);
  const known = new Set([...VARIABLES, ...OTHERS]);
  expect(given.filter((name) => !known.has(name ?? ''))).toEqual([]);
});

describe.each(roles)('the role %s', (role) => {
  test('in Kubernetes: ready before it is asked, replaced one by one, without rights', () => {
    const { spec } = item('Deployment', role);
    const pod = spec.template.spec;
    const [container] = pod.containers;
    expect(container.env).toContainEqual({ name: 'MARQUEE_ROLE', value: role });
    expect(spec.replicas).toBeGreaterThanOrEqual(2);
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    const places = container.volumeMounts.map((mount: { mountPath: string }) => mount.mountPath);
    expect(places).toEqual(role === 'web' ? ['/data', '/assets', '/tmp'] : ['/data', '/tmp']);
    expect(item('PodDisruptionBudget', role).spec).toMatchObject({
      minAvailable: 1,
      selector: spec.selector,
    });
    expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    expect(item('Service', role).spec.selector).toEqual(spec.selector.matchLabels);
  });

  test('in Kubernetes is given the time that its ending takes', () => {
    const pod = item('Deployment', role).spec.template.spec;
    const { data } = item('ConfigMap', 'marquee');
    const takes =
      (pod.containers[0].lifecycle?.preStop.sleep.seconds ?? 0) +
      Number(data.MARQUEE_DRAIN_SECONDS) +
      Number(data.MARQUEE_CLOSE_SECONDS);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(takes + 10);
  });

  test('in the compose file: each instance by itself, read-only, and with the time that its ending takes', () => {
    const services = servicesOf(role);
    expect(services).toHaveLength(instances[role] ?? 0);
    for (const [, service] of services) {
      expect(service.environment.MARQUEE_ROLE).toBe(role);
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      const shared = role === 'web' ? ['assets:/assets', 'documents:/documents'] : [];
      expect(service.volumes).toEqual(['/data', ...shared]);
      const { MARQUEE_DRAIN_SECONDS: serve, MARQUEE_CLOSE_SECONDS: close } = service.environment;
      expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(
        Number(serve) + Number(close) + 10,
      );
    }
  });
});

test('who sees no visitors has no public port, and says how it is where it is asked', () => {
  const [{ ports, env, ...probed }] = item('Deployment', 'worker').spec.template.spec.containers;
  expect(ports).toEqual([{ name: 'internal', containerPort: 9000 }]);
  expect(env).toContainEqual({ name: 'MARQUEE_INTERNAL_PORT', value: '9000' });
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    expect(probed[probe].httpGet.port).toBe('internal');
  expect(read('Caddyfile')).not.toContain('worker');
});

test('servers trust the one address that Caddy has, in the one network that they share with it', () => {
  const { caddy } = compose.services;
  for (const [, { environment, networks }] of roles.flatMap(servicesOf)) {
    expect(environment.MARQUEE_TRUST_PROXY).toBe(caddy.networks.inside.ipv4_address);
    const names: string[] = Array.isArray(networks) ? networks : Object.keys(networks);
    expect(names.filter((name) => name in caddy.networks)).toEqual(['inside']);
  }
  expect(compose.networks.inside.internal).toBe(true);
});

test('Caddy asks the internal listener of the pages for each host, and leads what is the API’s there', () => {
  const caddy = read('Caddyfile');
  const port = compose.services['web-1'].environment.MARQUEE_INTERNAL_PORT;
  expect(caddy).toContain(`ask http://web:${port}/internal/tls`);
  expect(caddy).toMatch(/@api path \/api \/api\/\* \/event \/event\/\* \/credentials /);
  expect(caddy).toMatch(/@private path \/metrics \/readyz \/internal\/\*/);
});

test('Caddy asks each instance of pages and API, known by name, whether it takes requests, often enough to miss none that ends', () => {
  const caddy = read('Caddyfile');
  for (const role of ['web', 'api']) {
    const names = servicesOf(role).map(([name]) => `${name}:3000`);
    expect(caddy).toContain(`reverse_proxy ${names.join(' ')} {`);
    for (const [, { environment, networks }] of servicesOf(role)) {
      expect(networks.inside.aliases).toEqual([role]);
      expect(caddy).toContain(`health_port ${environment.MARQUEE_INTERNAL_PORT}`);
      const [, seconds] = /health_interval (\d+)s/.exec(caddy) ?? [];
      expect(Number(environment.MARQUEE_DRAIN_SECONDS)).toBeGreaterThan(3 * Number(seconds));
    }
  }
});

test('the image is built of what is there, in two stages, and runs without rights or a shell', () => {
  const stages = [...dockerfile.matchAll(/^FROM (\S+)( AS (\w+))?$/gm)];
  expect(stages.map(([, , , name]) => name)).toEqual(['build', undefined]);
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((name) => !existsSync(name))).toEqual([]);
  const kept = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(copied.filter((name) => kept.includes(name))).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER 65532:65532$/m);
  expect(last).not.toMatch(/^RUN /m);
  for (const [, command = ''] of last.matchAll(/^\s*(?:CMD|ENTRYPOINT) (.*)$/gm))
    expect(JSON.parse(command)).toBeInstanceOf(Array);
  expect(last.match(/^\s*(?:CMD|ENTRYPOINT) /gm)).toHaveLength(2);
  for (const [path] of last.matchAll(/(?<=\/marquee\/)(engine|scripts)\/[\w./-]+/g))
    expect(existsSync(path), path).toBe(true);
});

const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0;

test('the unit gives no right away that the server does not need', () => {
  for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet='])
    expect(unit.split('\n')).toContain(line);
  // Compiling code as it runs needs memory that is both written and executed.
  expect(unit).not.toContain('MemoryDenyWriteExecute');
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(unit)?.[1]);
  expect(seconds('TimeoutStopSec')).toBeGreaterThan(seconds('MARQUEE_CLOSE_SECONDS') + 10);
});

test.skipIf(!hasAnalyzer)('systemd reads the unit without a word (needs systemd-analyze)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-unit-'));
  try {
    // Whether the program is installed on this machine is another question.
    const path = join(folder, 'marquee.service');
    writeFileSync(path, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    const said = stderr.split('\n').filter((line) => line.includes('marquee.service'));
    expect(said).toEqual([]);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

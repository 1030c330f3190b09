import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { readCampaignParts } from '../bench/api/campaign-parts.ts';
import { People } from '../bench/api/people.ts';
import type { FilledFile } from './fill.ts';
import { type Instance, instanceOf } from './instance.ts';
import { nginxService } from './nginx.ts';
import { type DatabaseService, postgresqlService, redisService, type Service } from './services.ts';
import { unmountBelow } from './small-disk.ts';
import { presentTree, removeTree, type Tree, treeOfCommit } from './tree.ts';
import type { Writing } from './writes.ts';

const PEOPLE = 4_000;
const DRAIN_SECONDS = 2;

/** Two instances behind nginx on a PostgreSQL and a Redis, with people who have much to claim. */
export interface Stage {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly database: DatabaseService;
  readonly redis: Service;
  readonly instances: readonly [Instance, Instance];
  readonly writing: Writing;
  /** The folder of the manifests that the instances serve. */
  readonly programs: string;
  /** Has something end with the stage: what a fault began and what is compared needs. */
  readonly endLater: (end: () => Promise<void>) => void;
  /** Ends every process that it started, and removes its folder. */
  readonly close: () => Promise<void>;
}

/**
 * Sets the stage; what was started before a fault of the setting ends with it.
 * @param closing is given what ends all that stands so far, before anything does
 * @param commit what instances begin as; undefined: what is here
 */
export async function openStage(
  closing: (close: Stage['close']) => void,
  commit: string | undefined,
): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-chaos-'));
  chmodSync(folder, 0o755);
  const [proxyPort, databasePort, redisPort, ...ports] = await freePorts(5);
  const [first = 0, second = 0] = ports;
  const database = postgresqlService(join(folder, 'postgresql'), databasePort ?? 0);
  const redis = redisService(redisPort ?? 0);
  const nginx = nginxService(join(folder, 'nginx'), proxyPort ?? 0, [first, second]);
  const databaseUrl = `postgres://marquee@127.0.0.1:${databasePort}/postgres`;
  const secret = randomBytes(32).toString('hex');
  const programs = join(folder, 'programs');
  cpSync('programs', programs, { recursive: true });
  const tree = commit === undefined ? presentTree() : treeOfCommit(commit, join(folder, 'before'));
  const environment = {
    ...{ NODE_ENV: 'production', MARQUEE_ENV: 'production', MARQUEE_PROGRAMS: programs },
    MARQUEE_ASSETS: join(folder, 'assets'),
    ...{ MARQUEE_SECRET: secret, DATABASE_URL: databaseUrl },
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    ...{ MARQUEE_RATE_LIMITS: 'off', MARQUEE_TRUST_PROXY: '127.0.0.1', SMTP_URL: '' },
    ...{ MARQUEE_DRAIN_SECONDS: String(DRAIN_SECONDS), MARQUEE_REQUEST_LOG: 'off' },
  };
  const instance = (port: number) => {
    const data = join(folder, `instance-${port}`);
    mkdirSync(data);
    return instanceOf(port, tree, data, environment, join(folder, `${port}.log`));
  };
  const instances = [instance(first), instance(second)] as const;
  const later: Stage['close'][] = [];
  const endLater: Stage['endLater'] = (end) => void later.push(end);
  const close = async () => {
    for (const end of later.splice(0)) await end();
    for (const part of [nginx, ...instances, redis, database]) await part.kill();
    if (commit !== undefined) removeTree(tree);
    unmountBelow(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  closing(close);
  try {
    await Promise.all([database.start(), redis.start()]);
    const writing = await fill(databaseUrl, secret, folder, tree);
    for (const one of instances) await one.start();
    await nginx.start();
    const host = new URL(writing.parts.issuer).host;
    const served = { instances, programs, writing };
    const parts = { database, redis, databaseUrl, endLater };
    return { ...parts, ...served, port: proxyPort ?? 0, host, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fill(
  databaseUrl: string,
  secret: string,
  folder: string,
  tree: Tree,
): Promise<Writing> {
  const file = join(folder, 'filled.json');
  const compiled = join(folder, 'filling');
  const program = join(import.meta.dirname, 'fill.ts');
  execFileSync(process.execPath, [program, file, compiled, String(PEOPLE)], {
    cwd: tree.folder,
    env: { ...process.env, DATABASE_URL: databaseUrl, MARQUEE_SECRET: secret },
    stdio: 'inherit',
  });
  const { apiKey, enrolments }: FilledFile = JSON.parse(readFileSync(file, 'utf8'));
  const ids = new Map(
    enrolments.map(([number, activation, id]) => [`${number} ${activation}`, id]),
  );
  const parts = await readCampaignParts(compiled);
  const people = await new People(deriveSecrets(secret), parts).signIn(1, PEOPLE);
  const enrolment = (number: number, activation: number) => ids.get(`${number} ${activation}`) ?? 0;
  return { parts, people, apiKey, enrolment };
}

/** Ports below those that outgoing connections take: what was killed finds its own free again. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const taken = await new Promise<boolean>((answer) => {
      const socket = connect(port, '127.0.0.1', () => answer(true));
      socket.once('error', () => answer(false)).once('connect', () => socket.destroy());
    });
    if (!taken) found.add(port);
  }
  return [...found];
}

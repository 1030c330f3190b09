import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { API_KEY } from '#api/http/identify.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { storePlace } from '#api/store/place.ts';
import { openStore } from '#api/store/store.ts';
import { apiKeys } from '#api/store/tables/operators.ts';
import { Catalogue } from '#catalogue/catalogue.ts';
import { VISITOR_API_KEY } from '#contract/events/visitor-key.ts';
import { startTestServer, untilReady } from '../../../tests/support/browser/start-server.ts';
import { BENCH } from '../build-first.ts';
import { untilQuiet } from '../marquee-server.ts';
import { memoryOf, pinServer } from '../processes.ts';
import type { Audience } from './audience.ts';
import { assemble, runRound, startAudience, type TimedRound } from './subscribers.ts';

export interface EventPlan {
  readonly subscribers: number;
  readonly listeners: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly rounds: number;
}

export interface ServerResult {
  /** MiB before anybody was connected, and KiB that each connection took. */
  readonly memory: number;
  readonly perConnection: number;
  readonly steady: TimedRound;
  /** Events a second, each round. */
  readonly throughput: readonly number[];
  readonly full: readonly TimedRound[];
}

interface Measured {
  readonly process: ChildProcess;
  readonly audience: ChildProcess;
  readonly memory: number;
  readonly perConnection: number;
  steady: TimedRound | undefined;
  readonly full: TimedRound[];
}

const IN_FLIGHT = 4;
const HOST = 'bench.example';

/** Measures the real server beside the bare one, in turns, both with all their subscribers there. */
export async function benchEvents(
  plan: EventPlan,
): Promise<{ ours: ServerResult; bare: ServerResult }> {
  mkdirSync(BENCH, { recursive: true });
  const folder = mkdtempSync(join(BENCH, 'events-'));
  const started: ChildProcess[] = [];
  const endAll = () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  };
  process.once('exit', endAll);
  try {
    const { environment, uuid, apiKey } = await prepare(folder);
    const server = await startTestServer(environment, 'api');
    started.push(server.process);
    await untilReady(server);
    await untilQuiet(server, 15_000);
    const bare = fork(new URL('bare-server.ts', import.meta.url));
    started.push(bare);
    const [barePort] = (await once(bare, 'message')) as [number];
    const audience = (port: number): Audience => ({
      ...{ port, host: HOST, subscribers: plan.subscribers, listeners: plan.listeners },
      channels: [
        `/public/${uuid}/busy`,
        ...['a', 'b', 'c', 'd'].map((x) => `/public/${uuid}/${x}`),
      ],
      visitorKey: VISITOR_API_KEY,
      publisherKey: apiKey,
    });
    const both = [
      await connect(server.process, audience(server.port), started),
      await connect(bare, audience(barePort), started),
    ];
    for (const one of both) {
      await runRound(one, { kind: 'steady', perSecond: plan.perSecond, seconds: 2 });
      const { perSecond, seconds } = plan;
      one.steady = await runRound(one, { kind: 'steady', perSecond, seconds });
    }
    for (let round = 0; round < plan.rounds; round += 1)
      for (const one of both)
        one.full.push(await runRound(one, { kind: 'full', inFlight: IN_FLIGHT, seconds: 4 }));
    const [ours, theirs] = both.map(summary);
    return { ours: ours as ServerResult, bare: theirs as ServerResult };
  } finally {
    endAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A store with a program's API key in it, as the server will open it. */
async function prepare(folder: string) {
  const secret = randomBytes(32).toString('hex');
  const secrets = deriveSecrets(secret);
  const environment = {
    MARQUEE_ENV: 'production',
    MARQUEE_PROGRAMS: 'programs',
    MARQUEE_DATA: folder,
    MARQUEE_SECRET: secret,
    MARQUEE_ALLOW_EMBEDDED: '1',
    MARQUEE_RATE_LIMITS: 'off',
    DATABASE_URL: '',
    REDIS_URL: '',
    LOG_LEVEL: 'info',
  };
  const catalogue = await Catalogue.open({
    folder: 'programs',
    dataFolder: folder,
    environment: 'production',
  });
  const uuid = catalogue.entries.find(({ served }) => served)?.served?.uuid;
  if (!uuid) throw new Error('No program is served.');
  const apiKey = secrets.opaqueToken();
  const store = await openStore(storePlace({ MARQUEE_DATA: folder }));
  await store.database.insert(apiKeys).values({
    program_uuid: uuid,
    name: 'measurement',
    key_hash: secrets.fingerprint(API_KEY, apiKey),
    created_by: 'measurement',
  });
  await store.close();
  return { environment, uuid, apiKey };
}

/** Connects everybody to a server; what it holds more than before is theirs. */
async function connect(
  server: ChildProcess,
  audience: Audience,
  started: ChildProcess[],
): Promise<Measured> {
  pinServer(server);
  const child = startAudience();
  started.push(child);
  const memory = memoryOf(server);
  // The first ones make the server grow to the size at which it works; the others are measured.
  const first = Math.ceil(audience.subscribers / 4);
  await assemble(child, { ...audience, subscribers: first });
  const before = memoryOf(server);
  await assemble(child, audience);
  const added = audience.subscribers - first;
  const perConnection = ((memoryOf(server) - before) * 1024) / added;
  return { process: server, audience: child, memory, perConnection, steady: undefined, full: [] };
}

function summary({ memory, perConnection, steady, full }: Measured): ServerResult {
  if (!steady) throw new Error('The steady round did not take place.');
  const throughput = full.map(({ delivered, seconds }) => delivered / seconds);
  return { memory, perConnection, steady, full, throughput };
}

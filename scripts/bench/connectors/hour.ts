import { countWanted } from '#api/connectors/count-observed.ts';
import { simulatedAddress } from '#api/connectors/open-connectors.ts';
import { connectorOf, contextOf } from '#api/connectors/registry.ts';
import { runConnector } from '#api/connectors/run-connector.ts';
import { storePush } from '#api/connectors/store-push.ts';
import { eventSecrets } from '#api/connectors/twitch/event-messages.ts';
import type { ConnectorSettings } from '#api/http/services.ts';
import { SIMULATED_CLIENT } from '#api/simulated-platforms/simulated-client.ts';
import { sql } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { startTestApi, type TestApi } from '../../../tests/support/api.ts';
import { channelOf, PROGRAM, seedAccounts } from './seed-accounts.ts';
import { signedMessage } from './signed-message.ts';
import { type SimulatedServer, startSimulatedTwitch } from './simulated-server.ts';

export interface HourPlan {
  readonly accounts: number;
  readonly live: number;
  /** Simulated minutes. */
  readonly minutes: number;
}

export interface HourResult {
  /** Of work, for the whole of the simulated time. */
  readonly seconds: number;
  readonly pushes: number;
  readonly requests: number;
  /** Requests without which nobody could know as much. */
  readonly leastRequests: number;
  /** Minutes that were counted, and that were streamed. */
  readonly counted: number;
  readonly streamed: number;
  /** MiB that the process held after each third. */
  readonly memory: readonly number[];
}

const START = new Date('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
/** Between looks, in simulated time: as often as accounts are read. */
const STEP = 10_000;
/** Of those who are live, how many stop in a minute; as many others begin. */
const CHANGING = 1 / 60;
const BATCH = 100;

/**
 * An hour of many channels on the embedded or a real store, at the speed at which it can be worked
 * off: the clock goes on when everything is done that was due.
 */
export async function simulateHour(store: Store, plan: HourPlan): Promise<HourResult> {
  let time = +START;
  const now = () => new Date(time);
  const simulated = await startSimulatedTwitch(now);
  const connectors: ConnectorSettings = {
    access: (platform) =>
      platform === 'twitch'
        ? {
            ...{ ...SIMULATED_CLIENT, variables: {}, simulated: false, callback: undefined },
            address: (url) => simulatedAddress(simulated.address, platform, url),
          }
        : undefined,
  };
  const api = await startTestApi({ store, connectors, now }, 'programs');
  try {
    const { uuid } = api.services.programs.bySlug(PROGRAM) ?? {};
    if (!uuid) throw new Error(`There is no sound program ${PROGRAM}.`);
    await seedAccounts(store, { uuid, accounts: plan.accounts, since: START });
    if (store.kind === 'postgresql') await store.database.execute(sql`vacuum analyze`);
    const audience = new Channels(api, simulated, plan);
    const memory: number[] = [];
    const steps = (plan.minutes * MINUTE) / STEP;
    const began = performance.now();
    for (let step = 0; step < steps; step += 1) {
      await audience.change(step / steps, now());
      await work(api);
      time += STEP;
      if ((step + 1) % Math.ceil(steps / 3) === 0 || step === steps - 1)
        memory.push(process.memoryUsage().rss / 2 ** 20);
    }
    const seconds = (performance.now() - began) / 1000;
    const { rows } = await store.database.execute<{ counted: number }>(sql`
      select coalesce(sum(counted), 0)::float8 as counted from counted_activities`);
    const reads = plan.minutes * ((plan.accounts - plan.live) / 10 + plan.live / 2);
    return {
      ...{ seconds, memory, pushes: audience.pushes, requests: simulated.requests() },
      leastRequests: Math.ceil(reads / BATCH),
      counted: rows[0]?.counted ?? 0,
      streamed: audience.streamed(now()) / MINUTE,
    };
  } finally {
    await api.close();
    simulated.close();
  }
}

/** Everything that is due now. */
async function work({ services }: TestApi): Promise<void> {
  const { signal } = new AbortController();
  await runConnector(services, 'twitch', 'pushes', signal);
  await runConnector(services, 'twitch', 'reads', signal);
  await countWanted(services, signal);
}

/** Who is live: some begin and end in every step, and Twitch tells of it. */
class Channels {
  readonly #api: TestApi;
  readonly #simulated: SimulatedServer;
  readonly #plan: HourPlan;
  /** Numbers, those first who began first. */
  readonly #live: number[] = [];
  readonly #began = new Map<number, number>();
  #next = 0;
  #ended = 0;
  #over = 0;
  pushes = 0;

  constructor(api: TestApi, simulated: SimulatedServer, plan: HourPlan) {
    this.#api = api;
    this.#simulated = simulated;
    this.#plan = plan;
  }

  /** Milliseconds that were streamed, up to a moment. */
  streamed(at: Date): number {
    return this.#ended + [...this.#began.values()].reduce((sum, begun) => sum + (+at - begun), 0);
  }

  async change(share: number, at: Date): Promise<void> {
    const { live } = this.#plan;
    // All begin within the first twentieth; then they take turns.
    const wanted = Math.min(live, Math.ceil(live * share * 20) || 1);
    if (this.#live.length >= live) {
      this.#over += live * CHANGING * (STEP / MINUTE);
      for (; this.#over >= 1; this.#over -= 1) await this.#end(at);
    }
    while (this.#live.length < wanted) await this.#begin(at);
  }

  async #begin(at: Date): Promise<void> {
    this.#next = (this.#next % this.#plan.accounts) + 1;
    const number = this.#next;
    const channel = channelOf(number);
    const { id } = await this.#simulated.twitch.goLive(channel);
    this.#live.push(number);
    this.#began.set(number, +at);
    const event = { id, type: 'live', started_at: at.toISOString() };
    await this.#push('stream.online', channel, at, event);
  }

  async #end(at: Date): Promise<void> {
    const number = this.#live.shift();
    if (number === undefined) return;
    await this.#simulated.twitch.endStream(channelOf(number));
    this.#ended += +at - (this.#began.get(number) ?? +at);
    this.#began.delete(number);
    await this.#push('stream.offline', channelOf(number), at);
  }

  async #push(
    type: 'stream.online' | 'stream.offline',
    channel: string,
    at: Date,
    event = {},
  ): Promise<void> {
    const { services } = this.#api;
    const context = contextOf(services, 'twitch');
    if (!context) throw new Error('Twitch is not reached.');
    const [secret = ''] = eventSecrets(context);
    const { headers, body } = signedMessage(secret, type, channel, { at, event });
    const request = {
      method: 'POST',
      headers,
      query: {},
      rest: '',
      body: Buffer.from(body),
    } as const;
    const answer = await connectorOf('twitch').receive?.(context, request);
    if (!answer?.push) throw new Error(`A message was answered with ${answer?.status}.`);
    await storePush(services.store, 'twitch', answer.push, at);
    this.pushes += 1;
  }
}

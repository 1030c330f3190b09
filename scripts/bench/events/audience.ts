import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clock, measuredEvent, readMeasured } from './measured-event.ts';
import { RawSocket } from './raw-socket.ts';

/** A process with thousands of subscribers, who hear what it publishes. */

export interface Audience {
  readonly port: number;
  readonly host: string;
  /** How many there are to be; told again with more, the others come too. */
  readonly subscribers: number;
  /** So many of them are on the channel that is published to; the others are on other channels. */
  readonly listeners: number;
  readonly channels: readonly [string, ...string[]];
  readonly visitorKey: string;
  readonly publisherKey: string;
}

/** Steadily so many a second, or (`inFlight`) as many as go through. */
export type Round =
  | { readonly kind: 'steady'; readonly perSecond: number; readonly seconds: number }
  | { readonly kind: 'full'; readonly inFlight: number; readonly seconds: number };

export interface RoundResult {
  readonly published: number;
  readonly delivered: number;
  /** Events that did not come, came twice or in another order. */
  readonly lost: number;
  readonly closed: number;
  readonly seconds: number;
  /** Milliseconds from publishing to receiving. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

const AT_ONCE = 100;
/** What has not come by then is lost, not late. Milliseconds. */
const PATIENCE = 60_000;

const sockets: RawSocket[] = [];
let publisher: RawSocket | undefined;
let task: Audience | undefined;
let published = 0;
let delivered = 0;
let wrong = 0;
let closed = 0;
let latencies: number[] = [];
let onDelivery = () => {};

process.on('message', (message: Audience | Round) => {
  const work = 'kind' in message ? run(message) : open(message);
  work.then(
    (answer) => process.send?.(answer),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));

async function open(audience: Audience): Promise<{ open: number }> {
  task = audience;
  for (let begin = sockets.length; begin < audience.subscribers; begin += AT_ONCE) {
    const end = Math.min(begin + AT_ONCE, audience.subscribers);
    const numbers = Array.from({ length: end - begin }, (_, at) => begin + at);
    sockets.push(...(await Promise.all(numbers.map((number) => subscribe(audience, number)))));
  }
  publisher ??= await connect(audience, audience.publisherKey);
  return { open: sockets.length };
}

async function connect({ port, host }: Audience, key: string): Promise<RawSocket> {
  const socket = await RawSocket.open(port, { host, 'x-api-key': key });
  const acknowledged = nextText(socket, 'connection_ack');
  socket.send({ type: 'connection_init' });
  await acknowledged;
  return socket;
}

async function subscribe(audience: Audience, number: number): Promise<RawSocket> {
  const { channels, listeners, visitorKey, host } = audience;
  const listens = number < listeners;
  const channel = listens ? channels[0] : channels[1 + (number % (channels.length - 1))];
  const socket = await connect(audience, visitorKey);
  const subscribed = nextText(socket, 'subscribe_success');
  const authorization = { host, 'x-api-key': visitorKey };
  socket.send({ type: 'subscribe', id: randomUUID(), channel, authorization });
  await subscribed;
  let expected = 0;
  socket.onClose = () => {
    closed += 1;
  };
  socket.onText = (bytes, _from, to) => {
    // A keep-alive is shorter than any event.
    if (to - _from < 100) return;
    const { number: heard, at } = readMeasured(bytes, to);
    if (!listens || heard !== expected) wrong += 1;
    expected = heard + 1;
    delivered += 1;
    latencies.push(clock() - at);
    onDelivery();
  };
  return socket;
}

function nextText(socket: RawSocket, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.onText = (bytes, from, to) => {
      const text = bytes.toString('latin1', from, to);
      if (text.includes(type)) resolve();
      else reject(new Error(`${type} was expected: ${text.slice(0, 300)}`));
    };
    socket.onClose = () => reject(new Error(`Closed before ${type}.`));
  });
}

function publish({ host, channels, publisherKey }: Audience): void {
  publisher?.send({
    type: 'publish',
    id: `p${published}`,
    channel: channels[0],
    events: [measuredEvent(published)],
    authorization: { host, 'x-api-key': publisherKey },
  });
  published += 1;
}

async function run(round: Round): Promise<RoundResult> {
  const audience = task;
  if (!audience || !publisher) throw new Error('Nobody is connected.');
  publisher.onText = (bytes, from, to) => {
    const text = bytes.toString('latin1', from, to);
    if (text.includes('_error')) throw new Error(text);
  };
  const before = { published, delivered, wrong };
  latencies = [];
  const begun = clock();
  if (round.kind === 'steady') await steady(audience, round);
  else await full(audience, round);
  const wanted = () => (published - before.published) * audience.listeners;
  const deadline = clock() + PATIENCE;
  while (delivered - before.delivered < wanted() && clock() < deadline) await sleep(5);
  const seconds = (clock() - begun) / 1000;
  const came = delivered - before.delivered;
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return {
    published: published - before.published,
    delivered: came,
    lost: Math.max(wanted() - came, wrong - before.wrong),
    closed,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
  };
}

async function steady(audience: Audience, { perSecond, seconds }: Round & { kind: 'steady' }) {
  const begun = clock();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = begun + (number * 1000) / perSecond;
    while (clock() < due) await sleep(Math.max(0, due - clock()));
    publish(audience);
  }
}

/** The next is published when all have heard the one so many before it. */
async function full(audience: Audience, { inFlight, seconds }: Round & { kind: 'full' }) {
  const until = clock() + seconds * 1000;
  const first = published;
  const start = delivered;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000 + PATIENCE).unref();
    onDelivery = () => {
      const heard = (delivered - start) / audience.listeners;
      while (published - first < heard + inFlight && clock() < until) publish(audience);
      if (clock() >= until && heard >= published - first) resolve();
    };
    onDelivery();
  });
  onDelivery = () => {};
}

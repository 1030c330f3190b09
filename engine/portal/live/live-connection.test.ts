import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeSubprotocols } from '#domain/events/connection-header.ts';
import type { ServerFrame } from '#domain/events/server-frames.ts';
import { type Authorize, CHANNEL_LINGER, LINGER, LiveConnection } from './live-connection.ts';
import type { PlainSocket } from './live-socket.ts';

type Sent = { readonly type: string; readonly id?: string; readonly [name: string]: unknown };

class FakeSocket implements PlainSocket {
  onopen: PlainSocket['onopen'] = null;
  onmessage: PlainSocket['onmessage'] = null;
  onclose: PlainSocket['onclose'] = null;
  readonly sent: Sent[] = [];
  closed = false;
  readonly protocols: readonly string[];

  constructor(protocols: readonly string[]) {
    this.protocols = protocols;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(frame: ServerFrame | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.onmessage?.call(this as never, { data } as MessageEvent);
  }
  break(): void {
    this.onclose?.call(this as never, { code: 1006, reason: '' } as CloseEvent);
  }
  /** Opens, and is acknowledged where the server says so. */
  async open(connectionTimeoutMs = 300_000): Promise<void> {
    this.onopen?.call(this as never, new Event('open'));
    this.say({ type: 'connection_ack', connectionTimeoutMs });
    await settle();
  }
  subscriptions(): Sent[] {
    return this.sent.filter(({ type }) => type === 'subscribe');
  }
  async accept(): Promise<void> {
    for (const { id } of this.subscriptions())
      this.say({ type: 'subscribe_success', id: id ?? '' });
    await settle();
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const refusal = (errorType: string) => ({ errors: [{ errorType, message: 'No.' }] });

let sockets: FakeSocket[];
let authorize: ReturnType<typeof vi.fn<Authorize>>;
let chance: number;
let wake: (network: boolean) => void;
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  chance = 1;
  authorize = vi.fn<Authorize>(async ({ fresh }) => ({ host: 'h', 'x-api-key': `${fresh}` }));
  connection = new LiveConnection({
    url: 'wss://events.example/event/realtime',
    authorize,
    random: () => chance,
    open: (_url, protocols) => {
      const socket = new FakeSocket(protocols);
      sockets.push(socket);
      return socket;
    },
    watch: (onWake) => {
      wake = onWake;
      return () => {};
    },
  });
});
afterEach(() => vi.useRealTimers());

const latest = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('Nothing was connected to.');
  return socket;
};

function listener() {
  const heard = { events: [] as unknown[], resumes: 0, states: [] as string[] };
  return {
    heard,
    onEvent: (event: unknown) => heard.events.push(event),
    onResume: () => {
      heard.resumes += 1;
    },
    onState: (state: string) => heard.states.push(state),
  };
}

/** A listener to a channel that is subscribed to. */
async function subscribed(channel = '/creators/maya') {
  const own = listener();
  const end = connection.listen(channel, own);
  await settle();
  await latest().open();
  await latest().accept();
  return { ...own, end };
}

test('it connects when somebody listens, says who it is, and hands on what arrives', async () => {
  expect(sockets).toHaveLength(0);
  const { heard } = await subscribed();
  expect(decodeSubprotocols(latest().protocols.join(', '))).toEqual({
    host: 'h',
    'x-api-key': 'false',
  });
  const [init, subscribe] = latest().sent;
  expect(init).toEqual({ type: 'connection_init' });
  expect(subscribe).toMatchObject({
    channel: '/creators/maya',
    authorization: { 'x-api-key': 'false' },
  });
  latest().say({ type: 'data', id: subscribe?.id ?? '', event: '{"kind":"news"}' });
  latest().say({ type: 'data', id: 'of nobody', event: '{"kind":"stray"}' });
  latest().say({ type: 'data', id: subscribe?.id ?? '', event: 'no JSON' });
  latest().say('no frame at all');
  await settle();
  expect(heard).toEqual({ events: [{ kind: 'news' }], resumes: 1, states: ['live'] });
});

test('a channel is subscribed to once, however many listen, and left with the last of them', async () => {
  const first = await subscribed();
  const second = listener();
  const endSecond = connection.listen('/creators/maya', second);
  await settle();
  expect(latest().subscriptions()).toHaveLength(1);
  expect(second.heard).toEqual({ events: [], resumes: 1, states: ['live'] });
  const id = latest().subscriptions()[0]?.id ?? '';
  first.end();
  latest().say({ type: 'data', id, event: '1' });
  await settle();
  expect([first.heard.events, second.heard.events]).toEqual([[], [1]]);
  expect(latest().sent.at(-1)?.type).toBe('subscribe');
  endSecond();
  await vi.advanceTimersByTimeAsync(CHANNEL_LINGER);
  expect(latest().sent.at(-1)).toEqual({ type: 'unsubscribe', id });
});

test('an unused connection is closed after a while, and one that is wanted again stays', async () => {
  const { end } = await subscribed();
  end();
  await vi.advanceTimersByTimeAsync(LINGER - 1);
  const again = connection.listen('/creators/noah', listener());
  await settle();
  await latest().accept();
  await vi.advanceTimersByTimeAsync(LINGER);
  expect(latest().closed).toBe(false);
  expect(sockets).toHaveLength(1);
  again();
  await vi.advanceTimersByTimeAsync(LINGER);
  expect(latest().closed).toBe(true);
  expect(connection.phase).toBe('idle');
});

test('a server that does not acknowledge within 15 seconds is given up and asked again', async () => {
  const { onState, ...own } = listener();
  connection.listen('/creators/maya', { ...own, onState });
  await settle();
  latest().onopen?.call(latest() as never, new Event('open'));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(latest().closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets[0]?.closed).toBe(true);
  expect(own.heard.states).toEqual(['offline']);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
});

test('it waits up to a bound that doubles from half a second to half a minute', async () => {
  connection.listen('/creators/maya', listener());
  await settle();
  for (const bound of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = sockets.length;
    latest().break();
    await vi.advanceTimersByTimeAsync(bound - 1);
    expect(sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(before + 1);
  }
  chance = 0.1;
  latest().break();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sockets).toHaveLength(10);
});

test('a connection that held begins anew with short waits; one that broke at once does not', async () => {
  const { heard } = await subscribed();
  for (const expected of [500, 1_000]) {
    latest().break();
    await vi.advanceTimersByTimeAsync(expected - 1);
    expect(latest().closed).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await latest().open();
    await latest().accept();
  }
  await vi.advanceTimersByTimeAsync(10_000);
  latest().break();
  await vi.advanceTimersByTimeAsync(500);
  await latest().open();
  expect(latest().subscriptions()).toHaveLength(1);
  await latest().accept();
  expect(heard.resumes).toBe(4);
  expect(heard.states.slice(-2)).toEqual(['offline', 'live']);
});

test('a connection that hears nothing for as long as the server said is made anew', async () => {
  connection.listen('/creators/maya', listener());
  await settle();
  await latest().open(60_000);
  await latest().accept();
  await vi.advanceTimersByTimeAsync(50_000);
  latest().say({ type: 'ka' });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(latest().closed).toBe(false);
  await vi.advanceTimersByTimeAsync(501);
  expect(sockets[0]?.closed).toBe(true);
  expect(sockets).toHaveLength(2);
});

test('whoever is refused tries once with fresh authorization, and then no more', async () => {
  const { heard, ...own } = listener();
  connection.listen('/creators/maya', { ...own });
  await settle();
  latest().say({ type: 'connection_error', ...refusal('UnauthorizedException') });
  await settle();
  expect(authorize.mock.calls.map(([{ fresh }]) => fresh)).toEqual([false, true]);
  latest().say({ type: 'connection_error', ...refusal('UnauthorizedException') });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(2);
  expect(connection.phase).toBe('refused');
  expect(heard.states).toEqual(['offline', 'refused']);
  const later = listener();
  connection.listen('/creators/noah', later);
  await settle();
  expect(later.heard.states).toEqual(['refused']);
});

test('a bad request is not repeated at all; a limit is, later', async () => {
  connection.listen('/creators/maya', listener());
  await settle();
  latest().say({ type: 'connection_error', ...refusal('LimitExceededError') });
  expect(latest().closed).toBe(false);
  latest().break();
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(2);
  latest().say({ type: 'connection_error', ...refusal('BadRequestException') });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sockets).toHaveLength(2);
});

test('a refused subscription ends alone, after one more try with fresh authorization', async () => {
  const maya = await subscribed();
  const noah = listener();
  connection.listen('/creators/noah', noah);
  await settle();
  for (const fresh of ['false', 'true']) {
    const last = latest().subscriptions().at(-1);
    expect(last).toMatchObject({
      channel: '/creators/noah',
      authorization: { 'x-api-key': fresh },
    });
    const id = last?.id ?? '';
    latest().say({ type: 'subscribe_error', id, ...refusal('UnauthorizedException') });
    await settle();
  }
  expect(latest().subscriptions()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(latest().subscriptions()).toHaveLength(3);
  expect(noah.heard.states).toEqual(['refused']);
  expect(maya.heard.states).toEqual(['live']);
  expect(latest().closed).toBe(false);
});

test('a subscription that fails for a reason that passes is asked for again, ever later', async () => {
  const { heard } = await subscribed();
  const noah = listener();
  connection.listen('/creators/noah', noah);
  await settle();
  const fail = async () => {
    const id = latest().subscriptions().at(-1)?.id ?? '';
    latest().say({ type: 'subscribe_error', id, ...refusal('SUBSCRIPTION_FAILED') });
    await settle();
  };
  for (const bound of [500, 1_000, 2_000]) {
    await fail();
    const before = latest().subscriptions().length;
    await vi.advanceTimersByTimeAsync(bound - 1);
    expect(latest().subscriptions()).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(latest().subscriptions()).toHaveLength(before + 1);
  }
  await latest().accept();
  expect(noah.heard).toEqual({ events: [], resumes: 1, states: ['offline', 'live'] });
  expect([heard.states, sockets.length]).toEqual([['live'], 1]);
});

test('it tries at once when the visitor or the network is back', async () => {
  await subscribed();
  latest().break();
  wake(false);
  await settle();
  expect(sockets).toHaveLength(2);
  await latest().open();
  wake(false);
  await settle();
  expect(sockets).toHaveLength(2);
  // Another network: the socket hangs on the one that is gone.
  wake(true);
  await settle();
  expect(sockets).toHaveLength(3);
  expect(sockets[1]?.closed).toBe(true);
});

test('authorization that cannot be had is asked for again later', async () => {
  authorize.mockRejectedValueOnce(new Error('offline'));
  const { heard } = listener();
  connection.listen('/creators/maya', { onEvent: () => {} });
  await settle();
  expect(sockets).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(1);
  expect(heard.events).toEqual([]);
});

test('authorization that nobody answers is given up after 15 seconds', async () => {
  authorize.mockReturnValueOnce(new Promise(() => {}));
  connection.listen('/creators/maya', listener());
  await vi.advanceTimersByTimeAsync(14_999);
  expect(connection.phase).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.phase).toBe('waiting');
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(1);
  await latest().open();
  await latest().accept();
  await vi.advanceTimersByTimeAsync(15_000);
  expect([connection.phase, sockets.length]).toEqual(['live', 1]);
});

test('another network begins anew what still waits for its authorization', async () => {
  authorize.mockReturnValueOnce(new Promise(() => {}));
  connection.listen('/creators/maya', listener());
  await settle();
  wake(false);
  await settle();
  expect(sockets).toHaveLength(0);
  wake(true);
  await settle();
  expect(sockets).toHaveLength(1);
  // With a socket its own time limit decides.
  wake(true);
  await settle();
  expect([authorize.mock.calls.length, sockets.length]).toEqual([2, 1]);
});

test('a connection that another replaces ends with its last listener', async () => {
  const { end } = await subscribed();
  connection.retire();
  expect(latest().closed).toBe(false);
  end();
  expect(latest().closed).toBe(true);
});

test('what is published is answered, refused in words, or lost with the connection', async () => {
  await expect(connection.publish('/debug/a', ['1'])).rejects.toThrow('NOT_CONNECTED');
  await subscribed();
  const publish = async () => {
    const answer = connection.publish('/debug/a', ['1']);
    answer.catch(() => {});
    await settle();
    return { answer, id: latest().sent.at(-1)?.id ?? '' };
  };
  const taken = await publish();
  const successful = [{ identifier: 'x', index: 0 }];
  latest().say({ type: 'publish_success', id: taken.id, successful, failed: [] });
  expect(await taken.answer).toEqual({ successful, failed: [] });
  const refused = await publish();
  latest().say({ type: 'publish_error', id: refused.id, ...refusal('UnauthorizedException') });
  await expect(refused.answer).rejects.toThrow('UnauthorizedException: No.');
  const lost = await publish();
  latest().break();
  await expect(lost.answer).rejects.toThrow('NOT_CONNECTED');
});

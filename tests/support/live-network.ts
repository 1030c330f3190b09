import { afterEach, beforeEach, vi } from 'vitest';
import type { ServerFrame } from '#domain/events/server-frames.ts';
import { type Authorize, LiveConnection } from '#portal/core/live/live-connection.ts';
import type { PlainSocket } from '#portal/core/live/live-socket.ts';

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

/** A connection of a page whose network and clock the test holds in its hands. */
export interface FakeNetwork {
  /** In the order in which they were opened. */
  sockets: FakeSocket[];
  authorize: ReturnType<typeof vi.fn<Authorize>>;
  /** A random number from 0 to 1. */
  chance: number;
  wake: (network: boolean) => void;
  connection: LiveConnection;
}

/** A network of its own for each test of a file, at a time that stands. */
export function fakeNetwork(): FakeNetwork {
  const fake = {} as FakeNetwork;
  beforeEach(() => {
    vi.useFakeTimers();
    fake.sockets = [];
    fake.chance = 1;
    fake.authorize = vi.fn<Authorize>(async ({ fresh }) => ({
      host: 'h',
      'x-api-key': `${fresh}`,
    }));
    fake.connection = new LiveConnection({
      url: 'wss://events.example/event/realtime',
      authorize: fake.authorize,
      random: () => fake.chance,
      open: (_url, protocols) => {
        const socket = new FakeSocket(protocols);
        fake.sockets.push(socket);
        return socket;
      },
      watch: (onWake) => {
        fake.wake = onWake;
        return () => {};
      },
    });
  });
  afterEach(() => vi.useRealTimers());
  return fake;
}

/** Lets everything happen that waits for no time. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

export const refusal = (errorType: string) => ({ errors: [{ errorType, message: 'No.' }] });

export function latest({ sockets }: FakeNetwork): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('Nothing was connected to.');
  return socket;
}

export function listener() {
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
export async function subscribed(fake: FakeNetwork, channel = '/creators/maya') {
  const own = listener();
  const end = fake.connection.listen(channel, own);
  await settle();
  await latest(fake).open();
  await latest(fake).accept();
  return { ...own, end };
}

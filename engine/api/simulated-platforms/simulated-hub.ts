import { createHmac, randomUUID } from 'node:crypto';
import type { SimulatedAnswer, SimulatedMessage, SimulatedSend } from './simulated-answers.ts';
import { type PushFaults, SimulatedSender } from './simulated-sender.ts';

interface HubSubscription {
  readonly topic: string;
  readonly callback: string;
  readonly secret: string;
  until: number;
}

export interface HubOptions {
  readonly now: () => Date;
  readonly send: SimulatedSend;
}

/** Seconds that the hub grants at most. */
const LONGEST_LEASE = 10 * 86_400;

/** The hub of WebSub that YouTube tells of uploads by: challenges, leases, signed feeds, and faults. */
export class SimulatedHub {
  readonly #options: HubOptions;
  readonly #subscriptions = new Map<string, HubSubscription>();
  readonly #verifying = new Set<Promise<void>>();
  readonly #sender: SimulatedSender;
  /** Answers every wish so, where set: 503 … */
  outage: number | undefined;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#sender = new SimulatedSender(options.send);
  }

  get faults(): PushFaults {
    return this.#sender.faults;
  }

  /** Those whose lease lasts. */
  get subscriptions(): readonly HubSubscription[] {
    const now = +this.#options.now();
    return [...this.#subscriptions.values()].filter(({ until }) => until > now);
  }

  /** Resolves when every wish is verified, or was refused. */
  async settled(): Promise<void> {
    await Promise.all(this.#verifying);
  }

  /** Answers a request to `/subscribe`: that it is taken proves nothing yet. */
  answer(method: string, body: string): SimulatedAnswer {
    if (method !== 'POST') return { status: 405 };
    if (this.outage !== undefined) return { status: this.outage };
    const form = new URLSearchParams(body);
    const of = (name: string) => form.get(`hub.${name}`) ?? '';
    const [mode, topic, callback] = [of('mode'), of('topic'), of('callback')];
    if (!['subscribe', 'unsubscribe'].includes(mode) || !URL.canParse(callback) || topic === '')
      return { status: 400, body: { message: 'Invalid parameters' } };
    const lease = Math.min(Number(of('lease_seconds')) || LONGEST_LEASE / 2, LONGEST_LEASE);
    const verifying = this.#verify(mode, { topic, callback, secret: of('secret') }, lease).finally(
      () => this.#verifying.delete(verifying),
    );
    this.#verifying.add(verifying);
    return { status: 202 };
  }

  /** Tells those who asked for it of a video of a channel. */
  async notify(channel: string, video: { readonly id: string; readonly gone: boolean }) {
    const body = feedOf(channel, video, this.#options.now());
    for (const { topic, callback, secret } of this.subscriptions) {
      if (new URL(topic).searchParams.get('channel_id') !== channel) continue;
      const signature = createHmac('sha1', secret).update(body).digest('hex');
      await this.#sender.post({
        ...{ method: 'POST', callback, body },
        headers: { 'content-type': 'application/atom+xml', 'x-hub-signature': `sha1=${signature}` },
      });
    }
  }

  readonly release = (arrange?: (messages: SimulatedMessage[]) => SimulatedMessage[]) =>
    this.#sender.release(arrange);

  async #verify(
    mode: string,
    one: { topic: string; callback: string; secret: string },
    lease: number,
  ): Promise<void> {
    const challenge = randomUUID();
    const url = new URL(one.callback);
    for (const [name, value] of Object.entries({
      ...{ 'hub.mode': mode, 'hub.topic': one.topic, 'hub.challenge': challenge },
      ...(mode === 'subscribe' ? { 'hub.lease_seconds': String(lease) } : {}),
    }))
      url.searchParams.set(name, value);
    const message = { method: 'GET', callback: url.href, headers: {}, body: '' } as const;
    const answer = await this.#options.send(message).catch(() => undefined);
    if (answer === undefined || answer.status >= 300 || answer.text !== challenge) return;
    const until = +this.#options.now() + lease * 1_000;
    if (mode === 'subscribe') this.#subscriptions.set(one.callback, { ...one, until });
    else this.#subscriptions.delete(one.callback);
  }
}

function feedOf(channel: string, { id, gone }: { id: string; gone: boolean }, now: Date): string {
  const at = now.toISOString();
  const names =
    'xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0"';
  const self = `<link rel="self" href="https://www.youtube.com/xml/feeds/videos.xml?channel_id=${channel}"/>`;
  const entry = gone
    ? `<at:deleted-entry ref="yt:video:${id}" when="${at}"><at:by><name>A channel</name></at:by></at:deleted-entry>`
    : `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><yt:channelId>${channel}</yt:channelId><title>A video</title><published>${at}</published><updated>${at}</updated></entry>`;
  return `<?xml version="1.0" encoding="UTF-8"?><feed ${names}>${self}<title>YouTube video feed</title><updated>${at}</updated>${entry}</feed>`;
}

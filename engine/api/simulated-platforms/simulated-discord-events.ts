import { generateKeyPairSync, sign } from 'node:crypto';
import type { SimulatedMessage, SimulatedSend } from './simulated-answers.ts';
import { SimulatedSender } from './simulated-sender.ts';

export interface DiscordEventsOptions {
  readonly now: () => Date;
  readonly send: SimulatedSend;
  /** The address that is set for the app; undefined: none, and nothing is sent. */
  readonly webhook: () => string | undefined;
}

const APPLICATION = '1234560123453231555';
const newKeys = () => generateKeyPairSync('ed25519');

/** Discord's webhook events: what its owner set for the app, messages signed with its key, and faults. */
export class SimulatedDiscordEvents {
  readonly #options: DiscordEventsOptions;
  readonly sender: SimulatedSender;
  #keys = newKeys();
  /** 1: off. 2: on. 3: ended by Discord. */
  status: 1 | 2 | 3 = 2;
  types: readonly string[] = ['APPLICATION_DEAUTHORIZED'];

  constructor(options: DiscordEventsOptions) {
    this.#options = options;
    this.sender = new SimulatedSender(options.send);
  }

  /** What the app's bot is told of the app. */
  get application(): object {
    const { x = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return {
      ...{ id: APPLICATION, name: 'Marquee', bot_public: false },
      verify_key: Buffer.from(x, 'base64url').toString('hex'),
      event_webhooks_url: this.#options.webhook() ?? null,
      ...{ event_webhooks_status: this.status, event_webhooks_types: this.types },
    };
  }

  /** Signs with another key from now on. */
  exchangeKey(): void {
    this.#keys = newKeys();
  }

  /** Tries whether the address is there. Whether it was taken. */
  ping(): Promise<readonly boolean[]> {
    return this.#tell({ version: 1, application_id: APPLICATION, type: 0 });
  }

  /** Tells of something that happened, where it is set to. Whether each message was taken. */
  async notify(type: string, data: object): Promise<readonly boolean[]> {
    if (this.status !== 2 || !this.types.includes(type)) return [];
    return this.#tell(this.event(type, data));
  }

  /** The body of a message, which names its moment without a zone, in microseconds. */
  event(type: string, data: object, at = this.#options.now()): object {
    const timestamp = at.toISOString().replace('Z', '000');
    const event = { type, timestamp, data };
    return { version: 1, application_id: APPLICATION, type: 1, event };
  }

  /** The headers of a message that is sent at a moment. */
  headersOf(body: string, at = this.#options.now()): Record<string, string> {
    const timestamp = String(Math.floor(+at / 1000));
    const signature = sign(null, Buffer.from(timestamp + body), this.#keys.privateKey);
    return {
      'content-type': 'application/json',
      'x-signature-timestamp': timestamp,
      'x-signature-ed25519': signature.toString('hex'),
    };
  }

  async #tell(what: object): Promise<readonly boolean[]> {
    const callback = this.#options.webhook();
    if (callback === undefined) return [];
    const body = JSON.stringify(what);
    const message: SimulatedMessage = {
      ...{ method: 'POST', callback, body },
      headers: this.headersOf(body),
    };
    return this.sender.post(message);
  }
}

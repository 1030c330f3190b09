import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { answers, connectRedis } from '../../redis/connect-redis.ts';
import type { StoreLog } from '../../store/connections.ts';
import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import type { Carrier, StoredMessage } from './live-message.ts';
import { packetReceiver } from './receive-packets.ts';
import { wholeEntry } from './wire.ts';

const LOST =
  'Redis does not answer; live messages of other instances come within seconds from the store.';
/** How long a start waits for it, in milliseconds: the server opens without it as well. */
const FIRST_WAIT = 1_000;
const ASK_EVERY = 10_000;

/** Carries messages between instances through Redis, whole and whatever their size. */
export class RedisCarrier implements Carrier {
  readonly #name = randomUUID();
  readonly #channel: string;
  readonly #sender: Redis;
  readonly #receiver: Redis;
  /** A receiver asks nothing: one whose other end vanished would wait for good. */
  #asking: NodeJS.Timeout | undefined;

  private constructor(sender: Redis, receiver: Redis, channel: string) {
    this.#sender = sender;
    this.#receiver = receiver;
    this.#channel = channel;
  }

  /**
   * Resolves when it hears, or could not at first: it goes on trying.
   * @param onListening called whenever it begins to hear: what came before went by
   */
  static async open(
    store: Store,
    redisUrl: string,
    log: StoreLog,
    onListening: () => void,
  ): Promise<RedisCarrier> {
    const channel = await channelOf(store);
    // What cannot be sent now is found in the store: nothing waits in line here.
    const sender = connectRedis(redisUrl, log, LOST);
    const receiver = connectRedis(redisUrl, log, LOST, { autoResubscribe: false });
    const carrier = new RedisCarrier(sender, receiver, channel);
    const receive = packetReceiver(store, carrier.#name);
    receiver.on('message', (_channel, text: string) => receive(text));
    const first = Promise.withResolvers<void>();
    receiver.once('error', () => first.resolve());
    receiver.on('ready', () => {
      const heard = () => {
        first.resolve();
        onListening();
      };
      // Where it fails, the connection is given up, and the next one is asked.
      receiver.subscribe(channel).then(heard, () => receiver.disconnect(true));
    });
    carrier.#asking = setInterval(() => {
      if (answers(receiver)) receiver.ping().catch(() => undefined);
    }, ASK_EVERY).unref();
    await Promise.race([first.promise, sleep(FIRST_WAIT, undefined, { ref: false })]);
    return carrier;
  }

  /** Whether messages come and go this way now. */
  get carries(): boolean {
    return answers(this.#sender) && answers(this.#receiver);
  }

  async send(message: StoredMessage): Promise<void> {
    const packet = { from: this.#name, messages: [wholeEntry(message)] };
    await this.#sender.publish(this.#channel, JSON.stringify(packet));
  }

  async close(): Promise<void> {
    clearInterval(this.#asking);
    this.#sender.disconnect();
    this.#receiver.disconnect();
  }
}

/** One for each database: several portals may share a Redis. */
async function channelOf({ database }: Store): Promise<string> {
  const { rows } = await database.execute<{ name: string; oid: string; system: string }>(
    sql`select current_database() as name, oid::text,
      (select system_identifier::text from pg_control_system()) as system
      from pg_database where datname = current_database()`,
  );
  const identity = createHash('sha256').update(JSON.stringify(rows[0])).digest('hex');
  return `marquee:live:${identity.slice(0, 32)}`;
}

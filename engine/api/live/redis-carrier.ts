import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Redis } from 'ioredis';
import type { StoreLog } from '../store/connections.ts';
import type { Store } from '../store/store.ts';
import type { Carrier, StoredMessage } from './live-message.ts';
import { packetReceiver } from './receive-packets.ts';
import { wholeEntry } from './wire.ts';

/** Carries messages between instances through Redis, whole and whatever their size. */
export class RedisCarrier implements Carrier {
  readonly #name = randomUUID();
  readonly #channel: string;
  readonly #sender: Redis;
  readonly #receiver: Redis;

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
    const [{ Redis }, channel] = await Promise.all([import('ioredis'), channelOf(store)]);
    const retryStrategy = (times: number) => Math.min(100 * 2 ** times, 5_000);
    // What cannot be sent now is found in the store: nothing waits in line here.
    const sender = new Redis(redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy,
    });
    const receiver = new Redis(redisUrl, { maxRetriesPerRequest: null, retryStrategy });
    const carrier = new RedisCarrier(sender, receiver, channel);
    let reported = false;
    const report = (error: Error) => {
      if (!reported)
        log.warn(
          { err: error },
          'Redis does not answer; live messages of other instances come within seconds from the store.',
        );
      reported = true;
    };
    sender.on('error', report);
    receiver.on('error', report);
    const receive = packetReceiver(store, carrier.#name);
    receiver.on('message', (_channel, text: string) => receive(text));
    const first = Promise.withResolvers<void>();
    receiver.once('error', () => first.resolve());
    receiver.on('ready', () => {
      receiver.subscribe(carrier.#channel).then(() => {
        reported = false;
        first.resolve();
        onListening();
      }, report);
    });
    await first.promise;
    return carrier;
  }

  async send(message: StoredMessage): Promise<void> {
    const packet = { from: this.#name, messages: [wholeEntry(message)] };
    await this.#sender.publish(this.#channel, JSON.stringify(packet));
  }

  async close(): Promise<void> {
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

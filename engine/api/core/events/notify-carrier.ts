import { randomUUID } from 'node:crypto';
import type { StoreLog } from '../../store/connections.ts';
import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { ListenConnection } from './listen-connection.ts';
import type { Carrier, StoredMessage } from './live-message.ts';
import { packetReceiver } from './receive-packets.ts';
import { type Entry, wholeEntry } from './wire.ts';

export const NOTIFY_CHANNEL = 'marquee_live';
/** PostgreSQL takes less than 8,000 bytes. */
const LARGEST_PAYLOAD = 7_900;

interface Waiting {
  readonly entry: Entry;
  readonly bytes: number;
  readonly sent: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Carries messages between instances of one PostgreSQL. Sent after the commit rather than in the
 * transaction: notifications in transactions make the commits of all wait for one another.
 */
export class NotifyCarrier implements Carrier {
  readonly #store: Store;
  readonly #name = randomUUID();
  readonly #envelope = Buffer.byteLength(this.#pack([]));
  readonly #listening: ListenConnection;
  readonly #queue: Waiting[] = [];
  #sending = false;

  /** @param onListening called whenever it begins to hear: what came before went by */
  constructor(store: Store, databaseUrl: string, log: StoreLog, onListening: () => void) {
    this.#store = store;
    this.#listening = new ListenConnection({
      databaseUrl,
      channel: NOTIFY_CHANNEL,
      onPayload: packetReceiver(store, this.#name),
      onListening,
      log,
    });
  }

  /** Resolves when it hears, or could not at first: it goes on trying. */
  open(): Promise<void> {
    return this.#listening.open();
  }

  send(message: StoredMessage): Promise<void> {
    const whole = wholeEntry(message);
    const entry: Entry = this.#fits(whole) ? whole : [message.id];
    return new Promise((sent, failed) => {
      this.#queue.push({ entry, bytes: bytesOf(entry), sent, failed });
      void this.#flush();
    });
  }

  close(): Promise<void> {
    return this.#listening.close();
  }

  #fits(entry: Entry): boolean {
    return this.#envelope + bytesOf(entry) <= LARGEST_PAYLOAD;
  }

  #pack(messages: readonly Entry[]): string {
    return JSON.stringify({ from: this.#name, messages });
  }

  /** One notification at a time, each with all that waits and fits. */
  async #flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#queue.length > 0) {
      const batch = this.#takeBatch();
      const payload = this.#pack(batch.map(({ entry }) => entry));
      try {
        await this.#store.database.execute(sql`select pg_notify(${NOTIFY_CHANNEL}, ${payload})`);
        for (const { sent } of batch) sent();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#sending = false;
  }

  #takeBatch(): Waiting[] {
    let bytes = this.#envelope;
    let count = 0;
    for (const waiting of this.#queue) {
      bytes += waiting.bytes;
      if (count > 0 && bytes > LARGEST_PAYLOAD) break;
      count += 1;
    }
    return this.#queue.splice(0, count);
  }
}

/** With the comma that divides it from the next. */
const bytesOf = (entry: Entry) => Buffer.byteLength(JSON.stringify(entry)) + 1;

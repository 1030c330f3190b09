import { randomUUID } from 'node:crypto';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';

/**
 * Work that one instance at a time does, for as long as it says so again before the time is over. By
 * the store's clock, so that no instance's own matters.
 */
export class Lease {
  readonly #store: Store;
  readonly #name: string;
  readonly #seconds: number;
  readonly #holder = randomUUID();
  #held = false;

  constructor(store: Store, name: string, seconds: number) {
    this.#store = store;
    this.#name = name;
    this.#seconds = seconds;
  }

  /** Whether it was ours at the last look. While the store is away nobody else can take it either. */
  get held(): boolean {
    return this.#held;
  }

  /** Takes it where nobody has it, or keeps it. @returns whether it is ours @throws StoreUnavailableError */
  async take(): Promise<boolean> {
    const { rows } = await this.#store.database.execute(sql`
      insert into leases (name, holder, held_until)
      values (${this.#name}, ${this.#holder}, clock_timestamp() + make_interval(secs => ${this.#seconds}))
      on conflict (name) do update
        set holder = excluded.holder, held_until = excluded.held_until
        where leases.holder = excluded.holder or leases.held_until < clock_timestamp()
      returning holder`);
    this.#held = rows.length > 0;
    return this.#held;
  }

  /** Lets another instance have it at once. @throws StoreUnavailableError */
  async end(): Promise<void> {
    this.#held = false;
    await this.#store.database.execute(
      sql`delete from leases where name = ${this.#name} and holder = ${this.#holder}`,
    );
  }
}

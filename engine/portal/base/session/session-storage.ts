import * as z from 'zod/mini';
import { sessionUser, tokens } from '#contract/auth/endpoints.ts';
import { SESSION_KEY } from './session-key.ts';

const schema = z.object({ user: sessionUser, tokens });

/** Who is signed in, and with which tokens (specification, section 3). */
export type Session = z.infer<typeof schema>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The session of this browser, shared by its tabs. One that is not whole, as without its refresh
 * token, is none, and is removed (specification, section 4).
 */
export class SessionStorage {
  readonly #storage: Store;
  readonly #listeners = new Set<() => void>();
  #text: string | null | undefined;
  #session: Session | undefined;

  constructor(storage: Store) {
    this.#storage = storage;
  }

  /** The same object until the session changes, so that it can be compared. */
  read(): Session | undefined {
    const text = this.#storage.getItem(SESSION_KEY);
    if (text === this.#text) return this.#session;
    this.#text = text;
    this.#session = text === null ? undefined : parse(text);
    if (text !== null && !this.#session) this.#storage.removeItem(SESSION_KEY);
    return this.#session;
  }

  write(session: Session): void {
    this.#storage.setItem(SESSION_KEY, JSON.stringify(session));
    this.#tell();
  }

  clear(): void {
    this.#storage.removeItem(SESSION_KEY);
    this.#tell();
  }

  /** Calls `listener` after each change, also of another tab; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY || key === null) listener();
    };
    this.#listeners.add(listener);
    addEventListener('storage', fromOtherTab);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener('storage', fromOtherTab);
    };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function parse(text: string): Session | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

import { eq, sql } from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { sessions } from '../store/tables/sessions.ts';

export type SessionState = 'active' | 'ended' | 'suspended';

const KEPT_MILLISECONDS = 10_000;
const KEPT_SESSIONS = 20_000;

/**
 * Whether sessions still hold. An auth_token is valid by its signature alone; this adds that a
 * session which was ended stops, without a look at the store for every call: at once in the process
 * that ended it, elsewhere as soon as it is told, and within ten seconds where no message came
 * through, whatever becomes of the machine's clock meanwhile.
 */
export class SessionCache {
  readonly #known = new Map<string, { state: SessionState; until: number }>();
  readonly #read;
  readonly #elapsed: () => number;
  /** How often something was forgotten. */
  #forgotten = 0;

  /** @param elapsed milliseconds since any moment; never set back */
  constructor(store: Store, elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#read = store.database
      .select({
        revoked_at: sessions.revoked_at,
        expires_at: sessions.expires_at,
        status: presentStatus,
      })
      .from(sessions)
      .leftJoin(creators, eq(creators.id, sessions.creator_id))
      .where(eq(sessions.id, sql.placeholder('id')))
      .prepare('session_state');
  }

  async state(sessionId: string, now: Date): Promise<SessionState> {
    const known = this.#known.get(sessionId);
    if (known && known.until > this.#elapsed()) return known.state;
    const until = this.#elapsed() + KEPT_MILLISECONDS;
    const forgotten = this.#forgotten;
    const [row] = await this.#read.execute({ id: sessionId });
    const ended = !row || row.revoked_at !== null || row.expires_at <= now;
    const state = ended || row.status === 'deleted' ? 'ended' : (row.status ?? 'active');
    // What was forgotten while it was read may have been read before it ended.
    if (forgotten !== this.#forgotten) return state;
    if (this.#known.size >= KEPT_SESSIONS) this.#known.clear();
    this.#known.set(sessionId, { state, until });
    return state;
  }

  /** The next call of this session looks at the store. Call it after the commit. */
  forget(sessionId: string): void {
    this.#forgotten += 1;
    this.#known.delete(sessionId);
  }

  /** The same for all sessions: where a person's whole set was ended. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#known.clear();
  }
}

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
 * session which was ended elsewhere stops within ten seconds, and at once in the process that ended
 * it, without a look at the store for every call.
 */
export class SessionCache {
  readonly #known = new Map<string, { state: SessionState; until: number }>();
  readonly #read;

  constructor(store: Store) {
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
    if (known && known.until > now.getTime()) return known.state;
    const [row] = await this.#read.execute({ id: sessionId });
    const ended = !row || row.revoked_at !== null || row.expires_at <= now;
    const state = ended || row.status === 'deleted' ? 'ended' : (row.status ?? 'active');
    if (this.#known.size >= KEPT_SESSIONS) this.#known.clear();
    this.#known.set(sessionId, { state, until: now.getTime() + KEPT_MILLISECONDS });
    return state;
  }

  /** The next call of this session looks at the store. Call it after the commit. */
  forget(sessionId: string): void {
    this.#known.delete(sessionId);
  }

  /** The same for all sessions: where a person's whole set was ended. */
  forgetAll(): void {
    this.#known.clear();
  }
}

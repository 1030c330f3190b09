import type { StoreLog } from './connections.ts';
import { operationOf, statementShape } from './statement-shape.ts';

export interface SlowStatementOptions {
  /** Milliseconds after which a statement is slow. */
  readonly after: number;
  readonly log: StoreLog;
  /** How the database goes about a statement. */
  readonly plan: (text: string) => Promise<string | undefined>;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
}

/** Of each shape there is a line, and a plan, at most once in so many milliseconds. */
const TOLD_EVERY = 60_000;
/** Shapes that are remembered; statements are written by us, so there are not many more. */
const KEPT = 500;
/** How the server looks after itself, which says nothing of anybody's request. */
const OWN = new Set(['PREPARE', 'EXPLAIN', 'DEALLOCATE', 'SET']);

interface Told {
  readonly at: number;
  /** How many were slow since. */
  untold: number;
}

/** Logs statements that take too long by what they are: never a value. */
export class SlowStatements {
  readonly #options: SlowStatementOptions;
  readonly #told = new Map<string, Told>();
  /** The database that is slow is asked for one plan at a time. */
  #planning = false;

  constructor(options: SlowStatementOptions) {
    this.#options = options;
  }

  /** Hears of a statement. @returns whether it was slow */
  note(text: string, milliseconds: number): boolean {
    const { after, now = () => performance.now() } = this.#options;
    if (after === 0 || milliseconds < after || OWN.has(operationOf(text))) return false;
    const statement = statementShape(text);
    const told = this.#told.get(statement);
    if (told && now() - told.at < TOLD_EVERY) {
      told.untold += 1;
      return true;
    }
    if (this.#told.size >= KEPT) this.#told.clear();
    this.#told.set(statement, { at: now(), untold: 0 });
    const facts = {
      statement,
      milliseconds: Math.round(milliseconds),
      ...(told && told.untold > 0 ? { since_last_line: told.untold } : {}),
    };
    void this.#tell(text, facts);
    return true;
  }

  async #tell(text: string, facts: object): Promise<void> {
    const { log, plan } = this.#options;
    const message = 'A statement was slow.';
    if (this.#planning) return log.warn(facts, message);
    this.#planning = true;
    const found = await plan(text).catch(() => undefined); // the line is worth more than its plan
    this.#planning = false;
    log.warn({ ...facts, ...(found === undefined ? {} : { plan: found }) }, message);
  }
}

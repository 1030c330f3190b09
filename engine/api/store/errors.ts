/**
 * The store cannot be reached, takes no work now (its disk is full, it is read-only), or was lost in
 * the middle of a call: whether that call was carried out is unknown. Callers answer 503; asking
 * again later helps.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** A statement that the database refused. Tells the statement and its SQLSTATE, never its values. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  /** The statement with its placeholders. */
  readonly query: string;

  constructor(query: string, cause: Error) {
    super(`The store refused a statement: ${cause.message}`, { cause });
    this.query = query;
  }
}

interface DatabaseFault {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
const UNIQUE_VIOLATION = '23505';

function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let link = error; link instanceof Error; link = link.cause) {
    const fault = link as DatabaseFault;
    if (typeof fault.code === 'string' && SQLSTATE.test(fault.code) && 'severity' in fault)
      return fault;
  }
  return undefined;
}

/** The SQLSTATE of a refused statement; undefined where the database did not refuse anything. */
export function sqlState(error: unknown): string | undefined {
  const code = databaseFault(error)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** True where a unique index refused a row: any, or the one that is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fault = databaseFault(error);
  if (fault?.code !== UNIQUE_VIOLATION) return false;
  return constraint === undefined || fault.constraint === constraint;
}

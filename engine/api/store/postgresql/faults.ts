import pg from 'pg';
import { StoreUnavailableError } from '../errors.ts';
import { stateFault } from '../faults.ts';

/** Connection exceptions, shutdown, crash, starting up, idle for too long, no connection left. */
const UNAVAILABLE_STATE = /^(08...|57P0[1235]|25P03|53300)$/;
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (?:exceeded|expired)|Cannot use a pool)/;
/** After a switch-over the old primary is read-only: a fresh connection finds the new one. */
const READ_ONLY = '25006';

/** What a driver's error means to callers: the database is not there, or it refused a statement. */
export function toStoreError(error: unknown): unknown {
  if (isConnectionFault(error))
    return new StoreUnavailableError('PostgreSQL cannot be reached.', { cause: error });
  return (error instanceof pg.DatabaseError && stateFault(error)) || error;
}

/** True where the connection that the error came by is of no use any more. */
export function isConnectionLost(error: unknown): boolean {
  return (
    isConnectionFault(error) || (error instanceof pg.DatabaseError && error.code === READ_ONLY)
  );
}

/** True where the database did not answer, or ended the connection. */
export function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_STATE.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || 'errors' in error || LOST_CONNECTION.test(error.message);
}

import pg from 'pg';
import { StoreUnavailableError } from '../errors.ts';

/** Connection exceptions, shutdown, crash, starting up, and no connection left. */
const UNAVAILABLE_STATE = /^(08...|57P01|57P02|57P03|53300)$/;
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout (?:exceeded|expired)|Cannot use a pool)/;

/** What a driver's error means to callers: the database is not there, or it refused a statement. */
export function toStoreError(error: unknown): unknown {
  return isConnectionFault(error)
    ? new StoreUnavailableError('PostgreSQL cannot be reached.', { cause: error })
    : error;
}

function isConnectionFault(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_STATE.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || 'errors' in error || LOST_CONNECTION.test(error.message);
}

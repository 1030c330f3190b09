import { ApiError } from '../http/api-error.ts';

/** The error of an end that a suspension cannot have. */
export const untilFault = (message: string) =>
  new ApiError('REQUEST_INVALID', { faults: [{ path: 'body.until', message }] });

/** A suspension ends in time to come, or by nobody's clock. @throws ApiError REQUEST_INVALID */
export function requireToCome(until: Date | null, now: Date): void {
  if (until && until <= now) throw untilFault('Not a moment to come');
}

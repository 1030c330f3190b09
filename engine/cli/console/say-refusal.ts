import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { UserError } from './user-error.ts';

/**
 * What the API would refuse is the person's to put right here as well. `hints` are said after the
 * refusal.
 * @throws UserError for a refusal; anything else as it came
 */
export async function sayRefusal(
  error: unknown,
  hints: Partial<Record<ErrorCode, string>> = {},
): Promise<never> {
  const { ApiError } = await import('#api/http/api-error.ts');
  if (!(error instanceof ApiError)) throw error;
  const hint = hints[error.code];
  throw new UserError(hint ? `${error.message} ${hint}` : error.message);
}

import type { ConnectorContext } from './connector.ts';
import { type PersonDoor, personToken } from './person-tokens.ts';
import { PlatformError } from './platform-fetch.ts';

/** Thrown where an account has no token to be asked with; a second look at it, or its person, mends it. */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
  readonly state: 'busy' | 'none' | 'ended' | 'not_granted';

  constructor(state: NoTokenError['state']) {
    super(`There is no token to ask with: ${state}.`);
    this.state = state;
  }
}

interface PersonCall {
  readonly account_id: string;
  /** What it must be granted for. */
  readonly scopes: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Asks a platform with the token of an account's person; one that is not taken is exchanged once.
 * @throws NoTokenError where there is none, or not for these scopes
 * @throws PlatformError
 */
export async function askAsPerson<Answer>(
  context: ConnectorContext,
  door: PersonDoor,
  { account_id, scopes, signal }: PersonCall,
  ask: (access: string) => Promise<Answer>,
): Promise<Answer> {
  const token = async (refused?: string) => {
    const found = await personToken(context, door, account_id, { refused, signal });
    if (found.state !== 'held') throw new NoTokenError(found.state);
    if (!scopes.every((scope) => found.scopes.includes(scope)))
      throw new NoTokenError('not_granted');
    return found.access;
  };
  const first = await token();
  try {
    return await ask(first);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  const second = await token(first);
  return ask(second).catch((error: unknown) => {
    // To exchange them again would go round in circles.
    if (isUnauthorized(error))
      throw new PlatformError('refused', `${door.name} does not take a token that is new.`);
    throw error;
  });
}

const isUnauthorized = (error: unknown) =>
  error instanceof PlatformError && error.fault === 'unauthorized';

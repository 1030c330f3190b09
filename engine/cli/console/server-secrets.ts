import { developmentSecret } from '#api/secrets/development-secret.ts';
import { deriveSecrets, readPrevious, type Secrets } from '#api/secrets/secrets.ts';
import { UserError } from './user-error.ts';

/**
 * The secrets that the server of the same environment works with: MARQUEE_SECRET's, in development
 * those of the secret it keeps below MARQUEE_DATA, and those of MARQUEE_SECRET_PREVIOUS.
 * @throws UserError where there are none to be used
 */
export function serverSecrets(environment: NodeJS.ProcessEnv = process.env): Secrets {
  const { MARQUEE_SECRET, MARQUEE_SECRET_PREVIOUS, MARQUEE_DATA, MARQUEE_ENV, DATABASE_URL } =
    environment;
  // A database that others use too has its secret from where they have theirs.
  const isShared = MARQUEE_ENV === 'production' || (!MARQUEE_ENV && DATABASE_URL);
  if (!MARQUEE_SECRET && isShared)
    throw new UserError('MARQUEE_SECRET is not set. Set it to the one that the server has.');
  try {
    return deriveSecrets(
      MARQUEE_SECRET || developmentSecret(MARQUEE_DATA || '.marquee'),
      readPrevious(MARQUEE_SECRET_PREVIOUS),
    );
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}

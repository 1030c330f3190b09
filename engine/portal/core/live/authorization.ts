import type { AuthorizationHeaders } from '#domain/events/authorization.ts';
import type { EventsConfiguration } from './events-configuration.ts';
import type { Authorize } from './live-connection.ts';

/** Signs what is sent, such as `CredentialsClient.signedHeaders`. */
export type Sign = (request: {
  readonly url: string;
  readonly body: string;
}) => Promise<AuthorizationHeaders>;

/** Shows a signed-in creator's token; `fresh`: another one than was refused. */
export type AskToken = (fresh: boolean) => Promise<string>;

/** Shows the public key, with which everybody hears what everybody may. */
export const byKey =
  ({ host, api_key }: EventsConfiguration): Authorize =>
  async () => ({ host, 'x-api-key': api_key });

/** Shows a token. */
export const byToken =
  ({ host }: EventsConfiguration, token: AskToken): Authorize =>
  async ({ fresh }) => ({ host, Authorization: await token(fresh) });

/** Signs with temporary credentials. */
export const bySignature =
  ({ endpoint: url }: EventsConfiguration, sign: Sign): Authorize =>
  ({ body }) =>
    sign({ url, body });

/**
 * Signs, and authorizes in the other way where there are no credentials, of which `onFault` hears
 * why, or what was signed is refused: then from there on, as the same would happen again.
 */
export function bySignatureOr(
  other: Authorize,
  signature: Authorize,
  onFault: (error: unknown) => void = () => {},
): Authorize {
  let signs = true;
  return async (request) => {
    if (request.fresh) signs = false;
    try {
      if (signs) return await signature(request);
    } catch (error) {
      signs = false;
      onFault(error);
    }
    return other(request);
  };
}

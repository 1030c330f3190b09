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
 * Signs, and shows the token where there are no credentials, or what was signed is refused: then
 * from there on, as the same would happen again.
 */
export function bySignatureOrToken(signature: Authorize, token: Authorize): Authorize {
  let signs = true;
  return async (request) => {
    if (request.fresh) signs = false;
    try {
      if (signs) return await signature(request);
    } catch {
      signs = false;
    }
    return token(request);
  };
}

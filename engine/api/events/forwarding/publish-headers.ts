import { authorizationOf, expectedSignature, signingScope } from '#domain/events/signature.ts';
import { SIGNATURE_HASHES } from '../../core/credentials/signature-hashes.ts';
import type { EventsService, PublisherKeys } from './events-service.ts';

/** The headers of a `POST /event` that say who publishes `body`. */
export function publishHeaders(
  { endpoint, region, api_key, keys }: EventsService,
  body: string,
  now: Date,
): Record<string, string> {
  const content = { 'content-type': 'application/json' };
  return keys
    ? signed(new URL(endpoint), region, keys, { headers: content, body }, now)
    : { ...content, 'x-api-key': api_key };
}

function signed(
  { host, pathname: path }: URL,
  region: string,
  { access_key_id, secret_key }: PublisherKeys,
  { headers, body }: { readonly headers: Record<string, string>; readonly body: string },
  now: Date,
): Record<string, string> {
  const { signed_at, scope } = signingScope(now, region);
  const sent = { ...headers, 'x-amz-date': signed_at };
  // `host` is signed, and sent by whoever makes the request.
  const covered = { ...sent, host };
  const signed_headers = Object.keys(covered).sort();
  const signature = expectedSignature(
    { headers: covered, path, body },
    { scope, signed_at, signed_headers },
    secret_key,
    SIGNATURE_HASHES,
  );
  const authorization = authorizationOf({ access_key_id, scope, signed_headers, signature });
  return { ...sent, authorization };
}

import { timingSafeEqual } from 'node:crypto';
import type { EventCaller } from '#domain/events/namespaces.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import {
  expectedSignature,
  isFresh,
  readSignature,
  SIGNING_SERVICE,
  type SignedRequest,
  signedAt,
} from '#domain/events/signature.ts';
import type { ApiServices } from '../../http/services.ts';
import { type CredentialHolder, stillHolds } from './credential-holder.ts';
import { openCredentials } from './credential-tokens.ts';
import { SIGNATURE_HASHES } from './signature-hashes.ts';

/**
 * Whose credentials, given out by this server, signed a request of the events service; `stillHolds`
 * checks it again later. `path` is what was signed (`/event`), `body` is `signedBody(frame)` or the
 * body of `POST /event` as it came; `headers` by lower-case name, among them the signed `host`, which
 * must be one of ours.
 * @throws ProtocolError AUTHORIZATION_REFUSED where the signature does not hold, is older than five
 * minutes, was made after its credentials expired, or their session or guest link is over
 */
export async function credentialHolder(
  services: ApiServices,
  request: SignedRequest,
): Promise<CredentialHolder> {
  const signature = readSignature(request.headers);
  const now = services.now();
  const credentials = openCredentials(services.secrets, signature.security_token ?? '');
  if (
    !credentials ||
    credentials.access_key_id !== signature.access_key_id ||
    signature.service !== SIGNING_SERVICE ||
    !isFresh(signature, now) ||
    // What was signed while they held may arrive as late as any signature.
    (signedAt(signature.signed_at) ?? Number.POSITIVE_INFINITY) > credentials.expires ||
    !isOwnHost(services, request.headers.host ?? '')
  )
    throw refused();
  const expected = expectedSignature(request, signature, credentials.secret_key, SIGNATURE_HASHES);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature.signature))) throw refused();
  if (!(await stillHolds(services, credentials.holder))) throw refused();
  return credentials.holder;
}

const refused = () => new ProtocolError('AUTHORIZATION_REFUSED');

/** True for a host that serves this catalogue or its API, whichever scheme and port it is reached by. */
export function isOwnHost({ identity, documentation }: ApiServices, host: string): boolean {
  const { baseUrl } = documentation;
  if (URL.canParse(baseUrl) && new URL(baseUrl).host === host) return true;
  const name = host.replace(/:\d{1,5}$/, '');
  return identity.isOwnOrigin(`https://${name}`) || identity.isOwnOrigin(`http://${name}`);
}

/** A holder as one who uses the events service. */
export function eventCaller(holder: CredentialHolder): EventCaller {
  if (holder.kind === 'visitor') return { kind: 'visitor' };
  const { program_uuid } = holder;
  switch (holder.kind) {
    case 'creator':
      return { kind: 'creator', program_uuid, creator_id: holder.creator_id };
    case 'guest':
      return { kind: 'guest', program_uuid, guest_link_id: holder.guest_link_id };
  }
}

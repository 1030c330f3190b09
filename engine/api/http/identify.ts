import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { OperatorAction } from '#contract/vocabulary/operator-words.ts';
import type { GuestLinkState } from '#contract/vocabulary/state-words.ts';
import { guestLinkState } from '#domain/guest/guest-link-state.ts';
import { LEAST_ROLE, mayDo } from '#domain/operators/rights.ts';
import type { AuthClaims } from '../secrets/auth-tokens.ts';
import { and, eq, inArray, isNull, or, sql } from '../store/drizzle.ts';
import { guestLinks, influencerActivations } from '../store/tables/activations.ts';
import { guestMerges } from '../store/tables/guest-merges.ts';
import { apiKeys, operatorRoles } from '../store/tables/operators.ts';
import { ApiError } from './api-error.ts';
import type { AnyCaller, CreatorCaller, GuestCaller, ServiceCaller } from './caller.ts';
import { guestTokenHash } from './guest-token-hash.ts';
import { identifyOperatorToken, operatorTokenOf } from './identify-operator-token.ts';
import { identifyView, viewTokenOf } from './identify-view.ts';
import { noteUse } from './note-use.ts';
import type { ApiProgram } from './program-directory.ts';
import type { ApiServices } from './services.ts';

/** Purpose of the fingerprints under which API keys are kept. */
export const API_KEY = 'api-key';

interface Sent {
  readonly uuid: string | undefined;
  readonly token: string | undefined;
}

/** Finds out who calls. @throws ApiError with the code that says what is wrong with the token. */
export async function identify(
  endpoint: Endpoint,
  request: FastifyRequest,
  sent: Sent,
  services: ApiServices,
): Promise<AnyCaller> {
  switch (endpoint.caller) {
    case 'nobody':
      return { kind: 'nobody' };
    case 'creator': {
      const view = viewTokenOf(request.headers.authorization?.trim());
      if (view !== undefined) return identifyView(endpoint, view, sent.uuid, services);
      return identifyCreator(await readClaims(request, services), sent.uuid, services);
    }
    case 'operator': {
      const token = operatorTokenOf(request.headers.authorization?.trim());
      if (token !== undefined)
        return identifyOperatorToken(token, endpoint.action, sent.uuid, services);
      return identifyOperator(
        await readClaims(request, services),
        endpoint.action,
        sent.uuid,
        services,
      );
    }
    case 'guest':
      return identifyGuestByHash(await guestTokenHash(services, sent.token ?? ''), services);
    case 'service':
      return identifyKey(request.headers['x-api-key'], services);
  }
}

/** `Authorization` carries the auth_token as it is, or as a bearer token. */
async function readClaims(request: FastifyRequest, services: ApiServices): Promise<AuthClaims> {
  const header = request.headers.authorization?.trim() ?? '';
  return verifyToken(header.replace(/^bearer\s+/i, ''), services);
}

/**
 * What an auth_token says, where its session has not ended.
 * @throws ApiError AUTH_TOKEN_MISSING, AUTH_TOKEN_EXPIRED, AUTH_TOKEN_INVALID, SESSION_ENDED,
 *   ACCOUNT_SUSPENDED
 */
export async function verifyToken(token: string, services: ApiServices): Promise<AuthClaims> {
  if (!token) throw new ApiError('AUTH_TOKEN_MISSING');
  const verified = await services.authTokens.verify(token);
  if (!verified.ok)
    throw new ApiError(verified.reason === 'expired' ? 'AUTH_TOKEN_EXPIRED' : 'AUTH_TOKEN_INVALID');
  const state = await services.sessions.state(verified.claims.sid, services.now());
  if (state === 'ended') throw new ApiError('SESSION_ENDED');
  if (state === 'suspended') throw new ApiError('ACCOUNT_SUSPENDED');
  return verified.claims;
}

function identifyCreator(
  claims: AuthClaims,
  uuid: string | undefined,
  { programs }: ApiServices,
): CreatorCaller {
  // An operator's token opens nothing of a creator's, and the other way round.
  if (claims.kind !== 'creator') throw new ApiError('AUTH_TOKEN_INVALID');
  if (uuid !== undefined && uuid !== claims.uuid) throw new ApiError('PROGRAM_MISMATCH');
  const program = programs.byUuid(claims.uuid);
  if (!program) throw new ApiError('SESSION_ENDED');
  return { kind: 'creator', creator_id: claims.sub, session_id: claims.sid, program };
}

async function identifyOperator(
  claims: AuthClaims,
  action: OperatorAction | undefined,
  uuid: string | undefined,
  { programs, store }: ApiServices,
): Promise<AnyCaller> {
  if (claims.kind !== 'operator') throw new ApiError('AUTH_TOKEN_INVALID');
  const caller = { kind: 'operator', operator_id: claims.sub, session_id: claims.sid } as const;
  if (!action) return caller;
  const program: ApiProgram | undefined = uuid === undefined ? undefined : programs.byUuid(uuid);
  // Whether a program exists is nobody's business who has no role in it.
  if (!program) throw new ApiError('NOT_ALLOWED');
  const [granted] = await store.database
    .select({ role: operatorRoles.role })
    .from(operatorRoles)
    .where(
      and(eq(operatorRoles.operator_id, claims.sub), eq(operatorRoles.program_uuid, program.uuid)),
    );
  if (!granted) throw new ApiError('NOT_ALLOWED');
  if (!mayDo(granted.role, action))
    throw new ApiError('ROLE_INSUFFICIENT', { role: granted.role, needed: LEAST_ROLE[action] });
  return { ...caller, program, role: granted.role };
}

/**
 * A guest's token is a link's, or the one that a guest of a link for many received. By a link that
 * is over, only those come in who accepted it in time. `hash` is the token's fingerprint.
 * @throws ApiError GUEST_LINK_UNKNOWN, GUEST_LINK_MERGED, GUEST_LINK_EXPIRED, GUEST_LINK_REVOKED
 */
export async function identifyGuestByHash(
  hash: string,
  services: Pick<ApiServices, 'store' | 'programs' | 'now'>,
): Promise<GuestCaller> {
  const { store, programs } = services;
  const [found] = await store.database
    .select({
      link: guestLinks,
      influencer_activation_id: influencerActivations.id,
      merged_at: guestMerges.merged_at,
    })
    .from(guestLinks)
    .leftJoin(
      influencerActivations,
      and(
        eq(influencerActivations.guest_link_id, guestLinks.id),
        eq(influencerActivations.guest_token_hash, hash),
      ),
    )
    .leftJoin(
      guestMerges,
      and(eq(guestMerges.guest_link_id, guestLinks.id), eq(guestMerges.guest_token_hash, hash)),
    )
    .where(
      or(
        eq(guestLinks.token_hash, hash),
        eq(
          guestLinks.id,
          sql`(select ${influencerActivations.guest_link_id} from ${influencerActivations} where ${influencerActivations.guest_token_hash} = ${hash})`,
        ),
        eq(
          guestLinks.id,
          sql`(select ${guestMerges.guest_link_id} from ${guestMerges} where ${guestMerges.guest_token_hash} = ${hash})`,
        ),
      ),
    );
  const program = found && programs.byUuid(found.link.program_uuid);
  if (!found || !program) throw new ApiError('GUEST_LINK_UNKNOWN');
  const { link, influencer_activation_id, merged_at } = found;
  if (merged_at) throw new ApiError('GUEST_LINK_MERGED', { merged_at });
  const link_state = guestLinkState(link, services.now());
  if (influencer_activation_id === null) requireGiving(link_state);
  return {
    kind: 'guest',
    program,
    guest_link_id: link.id,
    activation_id: link.activation_id,
    token_hash: hash,
    influencer_activation_id: influencer_activation_id ?? undefined,
    link_state,
  };
}

/**
 * Sees that something new may be had by a guest link.
 * @throws ApiError GUEST_LINK_EXPIRED, GUEST_LINK_REVOKED
 */
export function requireGiving(state: GuestLinkState): void {
  if (state === 'expired') throw new ApiError('GUEST_LINK_EXPIRED');
  if (state === 'revoked') throw new ApiError('GUEST_LINK_REVOKED');
}

/**
 * Whose API key this is.
 * @throws ApiError API_KEY_MISSING, API_KEY_INVALID
 */
export async function identifyKey(
  key: string | readonly string[] | undefined,
  { store, programs, secrets, now }: ApiServices,
): Promise<ServiceCaller> {
  if (typeof key !== 'string' || key === '') throw new ApiError('API_KEY_MISSING');
  const [found] = await store.database
    .select()
    .from(apiKeys)
    .where(
      and(
        inArray(apiKeys.key_hash, [...secrets.fingerprints(API_KEY, key)]),
        isNull(apiKeys.revoked_at),
      ),
    );
  const program = found && programs.byUuid(found.program_uuid);
  if (!found || !program) throw new ApiError('API_KEY_INVALID');
  await noteUse(store, apiKeys, found, now());
  return { kind: 'service', api_key_id: found.id, program };
}

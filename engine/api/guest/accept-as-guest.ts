import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { acceptAsGuest as endpoint } from '#contract/guest/endpoints.ts';
import { missingAgreements } from '#domain/agreements/missing-agreements.ts';
import { guestLinkState, isPersonal } from '#domain/guest/guest-link-state.ts';
import { requireOpen } from '../core/enrolments/claim-enrolment-key.ts';
import type { Enrolment } from '../core/enrolments/enrolment-rows.ts';
import { takePlace } from '../core/enrolments/places.ts';
import { notifyEnrolment } from '../core/events/notify-enrolment.ts';
import { ApiError } from '../http/api-error.ts';
import type { GuestCaller } from '../http/caller.ts';
import { GUEST_TOKEN } from '../http/guest-token-hash.ts';
import { requireGiving } from '../http/identify.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, lt, sql } from '../store/drizzle.ts';
import { guestLinks, influencerActivations } from '../store/tables/activations.ts';
import { readGuestEnrolment, readLink } from './read-guest.ts';

/** A guest who has accepted, with the token that is theirs from now on. */
export interface AcceptedGuest {
  readonly token: string;
  readonly caller: GuestCaller;
  readonly enrolment: Enrolment;
}

/**
 * Accepts what a link offers. It counts as one use; of several guests at once, as many are taken
 * as the link and the activation have room for.
 * @throws ApiError as the endpoint declares
 */
export async function acceptAsGuest(
  { store, secrets }: Pick<ApiServices, 'store' | 'secrets'>,
  caller: GuestCaller,
  body: BodyOf<typeof endpoint>,
  now: Date,
): Promise<AcceptedGuest> {
  const { database } = store;
  return store.transaction(async () => {
    const { program, guest_link_id } = caller;
    const { link, activation } = await readLink(store, caller);
    const present = await readGuestEnrolment(store, caller);
    if (present) throw new ApiError('TRANSITION_REFUSED', { state: present.row.state });
    requireOpen(activation, now);
    if (!activation.guests) throw new ApiError('ACTIVATION_NOT_OPEN', { guests: false });
    const guest_agreements = requireGuestAgreements(program.agreementVersions, activation, body);
    const [used] = await database
      .update(guestLinks)
      .set({ uses: sql`${guestLinks.uses} + 1` })
      .where(and(eq(guestLinks.id, guest_link_id), lt(guestLinks.uses, guestLinks.uses_limit)))
      .returning();
    if (!used) throw new ApiError('GUEST_LINK_USED_UP');
    requireGiving(guestLinkState(used, now));
    if (!(await takePlace(store, program.uuid, activation.id)))
      throw new ApiError('ACTIVATION_FULL');
    const token = isPersonal(link) ? body.token : secrets.opaqueToken();
    // The link's own, under whichever secret it was made.
    const token_hash = isPersonal(link)
      ? caller.token_hash
      : secrets.fingerprint(GUEST_TOKEN, token);
    const [row] = await database
      .insert(influencerActivations)
      .values({
        program_uuid: program.uuid,
        activation_id: activation.id,
        guest_link_id,
        guest_token_hash: token_hash,
        guest_name: body.name,
        guest_email: body.email ?? null,
        guest_agreements,
        state: 'accepted',
        offered_at: now,
        accepted_at: now,
      })
      .returning();
    if (!row) throw new Error('A guest was not enrolled.');
    await notifyEnrolment(store, row);
    return {
      token,
      caller: { ...caller, token_hash, influencer_activation_id: row.id },
      enrolment: { row, activation },
    };
  });
}

/** What the guest agreed to, in its present versions. @throws ApiError AGREEMENTS_MISSING */
function requireGuestAgreements(
  versions: Readonly<Record<string, string>>,
  activation: { readonly agreements: readonly string[] },
  { agreements: accepted = {} }: BodyOf<typeof endpoint>,
): Record<string, string> {
  const agreements = missingAgreements(activation.agreements, versions, [], accepted);
  if (agreements.length > 0) throw new ApiError('AGREEMENTS_MISSING', { agreements });
  return Object.fromEntries(
    Object.entries(versions).filter(([name]) => accepted[name as keyof typeof accepted]),
  );
}

import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readGuestActivation } from '#contract/guest/endpoints.ts';
import { guestLinkState, usesLeft } from '#domain/guest/guest-link-state.ts';
import {
  type ActivationRow,
  type Enrolment,
  lockEnrolments,
  selectEnrolments,
} from '../core/enrolments/enrolment-rows.ts';
import { readKeyChoices } from '../core/enrolments/key-choices.ts';
import { type Presentation, presentEnrolment } from '../core/enrolments/present-enrolment.ts';
import { ApiError } from '../http/api-error.ts';
import type { GuestCaller } from '../http/caller.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations, guestLinks, influencerActivations } from '../store/tables/activations.ts';

export type GuestActivation = ResponseOf<typeof readGuestActivation>;
type GuestLinkRow = typeof guestLinks.$inferSelect;

/** The link that a guest came by, with what it is for. @throws ApiError GUEST_LINK_UNKNOWN */
export async function readLink(
  { database }: Store,
  { guest_link_id, program }: GuestCaller,
): Promise<{ readonly link: GuestLinkRow; readonly activation: ActivationRow }> {
  const [found] = await database
    .select({ link: guestLinks, activation: activations })
    .from(guestLinks)
    .innerJoin(
      activations,
      and(
        eq(activations.program_uuid, guestLinks.program_uuid),
        eq(activations.id, guestLinks.activation_id),
      ),
    )
    .where(and(eq(guestLinks.id, guest_link_id), eq(guestLinks.program_uuid, program.uuid)));
  if (!found) throw new ApiError('GUEST_LINK_UNKNOWN');
  return found;
}

/** The guest's own one, as long as it did not go into an account. */
const isOwn = (id: number, { token_hash }: GuestCaller) =>
  and(eq(influencerActivations.id, id), eq(influencerActivations.guest_token_hash, token_hash));

/** The guest's enrolment; undefined before accepting. @throws ApiError GUEST_LINK_MERGED */
export async function readGuestEnrolment(
  store: Store,
  caller: GuestCaller,
): Promise<Enrolment | undefined> {
  const { influencer_activation_id: id } = caller;
  if (id === undefined) return undefined;
  const [found] = await selectEnrolments(store).where(isOwn(id, caller));
  if (!found) throw new ApiError('GUEST_LINK_MERGED');
  return found;
}

/**
 * The same, locked until the running transaction ends.
 * @throws ApiError KEY_NOT_CLAIMABLE before accepting, GUEST_LINK_MERGED
 */
export async function lockGuestEnrolment(store: Store, caller: GuestCaller): Promise<Enrolment> {
  const { influencer_activation_id: id } = caller;
  if (id === undefined) throw new ApiError('KEY_NOT_CLAIMABLE', { state: 'offered' });
  const [found] = await lockEnrolments(store, isOwn(id, caller));
  if (!found) throw new ApiError('GUEST_LINK_MERGED');
  return found;
}

/** What a guest sees: the own enrolment, or what the link offers. */
export async function presentGuest(
  store: Store,
  caller: GuestCaller,
  enrolment: Enrolment | undefined,
  view: Presentation,
): Promise<GuestActivation> {
  const { program } = caller;
  const { link, activation } = await readLink(store, caller);
  const ids = activation.kind === 'key' ? [activation.id] : [];
  const keys = await readKeyChoices(store, program, ids, view.locale);
  const row = enrolment?.row ?? offeredBy(link);
  return {
    uuid: program.uuid,
    program: program.slug,
    guest_link_id: link.id,
    influencer_activation: presentEnrolment(row, activation, keys.get(activation.id) ?? [], view),
    guest_name: enrolment?.row.guest_name ?? null,
    uses_left: usesLeft(link),
    link_state: guestLinkState(link, view.now),
  };
}

/** Whoever opens a link and has not accepted is offered what it is for, until it expires. */
function offeredBy({ created_at, expires_at }: GuestLinkRow) {
  return {
    state: 'offered' as const,
    key_option_id: null,
    offered_at: created_at,
    accepted_at: null,
    claimed_at: null,
    completed_at: null,
    expires_at,
  };
}

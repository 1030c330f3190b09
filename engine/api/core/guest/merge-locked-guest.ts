import { guestLinkState } from '#domain/guest/guest-link-state.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { ApiError } from '../../http/api-error.ts';
import { requireGiving } from '../../http/identify.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { guestLinks, influencerActivations } from '../../store/tables/activations.ts';
import { guestMerges } from '../../store/tables/guest-merges.ts';
import { type Enrolment, selectEnrolments } from '../enrolments/enrolment-rows.ts';
import { notifyEnrolment, notifyGuestLink } from '../events/notify-enrolment.ts';
import type { LockedGuest } from './lock-guest.ts';
import { keepAgreements, moveContents } from './move-to-account.ts';
import type { MergePlan } from './plan-merge.ts';
import { removeJoined, takeEnrolment } from './take-enrolment.ts';

/** Into whose account, by whom and when. */
export interface MergeInto {
  readonly program: ApiProgram;
  readonly creator_id: string;
  /** Whoever it is whose account it is, or an operator who knows that it is theirs. */
  readonly actor: { readonly kind: 'creator' | 'operator'; readonly id: string };
  readonly request_id: string;
  readonly now: Date;
}

/** Kinds of activations that accepting alone brings nothing of. */
const CLAIMED_LATER: readonly string[] = ['key', 'content'];

/**
 * Sees that a guest has something to keep: accepting alone is nothing by a link that is over.
 * @throws ApiError GUEST_LINK_EXPIRED and GUEST_LINK_REVOKED (the link, or the guest's enrolment)
 *   only where nothing was claimed or handed in
 */
export async function requireKept(store: Store, guest: LockedGuest, now: Date): Promise<void> {
  const { enrolment, contents } = guest;
  const { row, activation } = enrolment;
  if (contents.pieces > 0) return;
  if (row.state === 'accepted' && CLAIMED_LATER.includes(activation.kind))
    requireGiving(guestLinkState(await readLinkOf(store, row.guest_link_id), now));
  if (row.state === 'revoked' && row.claimed_at === null) throw new ApiError('GUEST_LINK_REVOKED');
}

/**
 * Makes what a locked guest has an account's, as planned; in the running transaction, once and for
 * good. The guest's token opens nothing afterwards.
 *
 * The guest's enrolment becomes the account's; where the account has one in the same activation,
 * both become one, the further state holds (see mergeEnrolments) and the place that is left over is
 * given back. A key stays claimed, with the record of who saw it; two claimed keys stay two, on two
 * enrolments. Content changes hands with its reviews, and pieces that were accepted count for
 * quests as if the account had handed them in: each once, by the piece's own number. Agreements
 * stay accepted in the version that the guest saw. Membership is not asked for: it is theirs
 * already; what is done next with it is.
 * @returns the account's enrolment that has what the guest had
 */
export async function mergeLockedGuest(
  store: Store,
  plan: MergePlan,
  { program, creator_id, actor, request_id, now }: MergeInto,
): Promise<Enrolment> {
  const { way, guest, own, id, main } = plan;
  const { row } = guest;
  const { guest_link_id, guest_token_hash } = row;
  if (guest_link_id === null || guest_token_hash === null)
    throw new Error('The enrolment of a guest has no link, or no token.');
  await keepAgreements(store, row, creator_id);
  await takeEnrolment(store, plan, creator_id);
  const pieces = await moveContents(store, program, { from: row.id, to: main, creator_id, now });
  if (way === 'joined') await removeJoined(store, row.id);
  await store.database.insert(guestMerges).values({
    guest_token_hash,
    program_uuid: program.uuid,
    guest_link_id,
    creator_id,
    influencer_activation_id: id,
    guest_influencer_activation_id: row.id,
    merged_at: now,
  });
  const enrolment = await readEnrolment(store, id);
  await writeAudit(store, {
    program_uuid: program.uuid,
    actor_kind: actor.kind,
    actor_id: actor.id,
    action: 'guest_link.merge',
    subject_kind: 'influencer_activation',
    subject_id: id,
    details: {
      guest_link_id,
      activation_id: row.activation_id,
      guest_influencer_activation_id: row.id,
      guest_state: row.state,
      way,
      contents: pieces,
      from_creator_id: way === 'joined' ? creator_id : null,
      to_creator_id: creator_id,
      from_state: way === 'joined' ? own?.row.state : row.state,
      to_state: enrolment.row.state,
    },
    request_id,
  });
  await notifyEnrolment(store, enrolment.row);
  await notifyGuestLink(store, guest_link_id);
  return enrolment;
}

/** An enrolment that there is. */
export async function readEnrolment(store: Store, id: number): Promise<Enrolment> {
  const [enrolment] = await selectEnrolments(store).where(eq(influencerActivations.id, id));
  if (!enrolment) throw new Error('A merged enrolment vanished.');
  return enrolment;
}

async function readLinkOf({ database }: Store, id: string | null) {
  const [link] =
    id === null ? [] : await database.select().from(guestLinks).where(eq(guestLinks.id, id));
  if (!link) throw new Error('The enrolment of a guest has no link.');
  return link;
}

import { eq } from 'drizzle-orm';
import { guestLinkState } from '#domain/guest/guest-link-state.ts';
import { writeAudit } from '../audit/write-audit.ts';
import {
  type Enrolment,
  lockEnrolments,
  selectEnrolments,
} from '../core/enrolments/enrolment-rows.ts';
import { notifyEnrolment, notifyGuestLink } from '../core/events/notify-enrolment.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { GUEST_TOKEN, requireGiving } from '../http/identify.ts';
import type { ApiServices } from '../http/services.ts';
import { isUniqueViolation } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { guestLinks, guestMerges, influencerActivations } from '../store/tables/activations.ts';
import { keepAgreements, lockContentsOf, moveContents } from './move-to-account.ts';
import { removeJoined, takeEnrolment } from './take-enrolment.ts';

interface MergeCall {
  readonly caller: CreatorCaller;
  /** The guest's own token. */
  readonly token: string;
  readonly request_id: string;
  readonly now: Date;
}

export interface MergedGuest {
  /** The account's enrolment that has what the guest had. */
  readonly enrolment: Enrolment;
  readonly merged_before: boolean;
}

/** The index that an offer to the same account at the same moment runs into, or is run into by. */
const ONE_EACH = 'influencer_activations_creator';
const ATTEMPTS = 3;

/**
 * Moves all that a guest link brought somebody into the account of the caller, in one transaction
 * and once and for good; the guest's token opens nothing afterwards. Calls that come again, or at
 * the same time, find it done.
 *
 * The guest's enrolment becomes the account's; where the account has one in the same activation,
 * both become one, the further state holds (see mergeEnrolments) and the place that is left over is
 * given back. A key stays claimed, with the record of who saw it; two claimed keys stay two, on two
 * enrolments. Content changes hands with its reviews, and pieces that were accepted count for
 * quests as if the account had handed them in: each once, by the piece's own number. Agreements
 * stay accepted in the version that the guest saw. Membership is not asked for: it is theirs
 * already; what is done next with it is. What an operator revoked takes the place of nothing that
 * the account has or may yet be offered.
 * @throws ApiError as the endpoint declares. GUEST_LINK_EXPIRED and GUEST_LINK_REVOKED (the link,
 *   or the guest's enrolment) only where nothing was claimed or handed in
 */
export async function mergeGuest(
  services: Pick<ApiServices, 'store' | 'secrets'>,
  call: MergeCall,
): Promise<MergedGuest> {
  const { store, secrets } = services;
  const hash = secrets.fingerprint(GUEST_TOKEN, call.token);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.transaction(() => mergeOnce(store, call, hash));
    } catch (error) {
      if (attempt === ATTEMPTS || !isUniqueViolation(error, ONE_EACH)) throw error;
    }
  }
}

async function mergeOnce(store: Store, call: MergeCall, hash: string): Promise<MergedGuest> {
  const { caller, now, request_id } = call;
  const { program, creator_id } = caller;
  // In the order in which decisions on content lock what they change.
  const contents = await lockContentsOf(store, hash);
  if (!(await lockCreator(store, program.uuid, creator_id))) throw new ApiError('SESSION_ENDED');
  const [guest] = await lockEnrolments(store, eq(influencerActivations.guest_token_hash, hash));
  if (!guest) return mergedBefore(store, caller, hash);
  const { row, activation } = guest;
  if (row.program_uuid !== program.uuid) throw new ApiError('GUEST_LINK_OTHER_PROGRAM');
  const link = await readLinkOf(store, row.guest_link_id);
  if (row.state === 'accepted' && contents === 0 && CLAIMED_LATER.includes(activation.kind))
    requireGiving(guestLinkState(link, now));
  if (row.state === 'revoked' && contents === 0 && row.claimed_at === null)
    throw new ApiError('GUEST_LINK_REVOKED');

  await keepAgreements(store, row, creator_id);
  const { id, way, main } = await takeEnrolment(store, guest, creator_id);
  const pieces = await moveContents(store, program, { from: row.id, to: main, creator_id, now });
  if (way === 'joined') await removeJoined(store, row.id);
  await store.database.insert(guestMerges).values({
    guest_token_hash: hash,
    program_uuid: program.uuid,
    guest_link_id: link.id,
    creator_id,
    influencer_activation_id: id,
    merged_at: now,
  });
  await writeAudit(store, {
    program_uuid: program.uuid,
    actor_kind: 'creator',
    actor_id: creator_id,
    action: 'guest_link.merge',
    subject_kind: 'influencer_activation',
    subject_id: id,
    details: {
      guest_link_id: link.id,
      activation_id: row.activation_id,
      guest_influencer_activation_id: row.id,
      guest_state: row.state,
      way,
      contents: pieces,
    },
    request_id,
  });
  const enrolment = await readMerged(store, id);
  await notifyEnrolment(store, enrolment.row);
  await notifyGuestLink(store, link.id);
  return { enrolment, merged_before: false };
}

/** Kinds of activations that accepting alone brings nothing of. */
const CLAIMED_LATER: readonly string[] = ['key', 'content'];

/** What there is where no guest has this token (any more). */
async function mergedBefore(
  store: Store,
  { program, creator_id }: CreatorCaller,
  hash: string,
): Promise<MergedGuest> {
  const { database } = store;
  const [merge] = await database
    .select()
    .from(guestMerges)
    .where(eq(guestMerges.guest_token_hash, hash));
  const [link] = await database.select().from(guestLinks).where(eq(guestLinks.token_hash, hash));
  const found = merge ?? link;
  if (!found) throw new ApiError('GUEST_LINK_UNKNOWN');
  if (found.program_uuid !== program.uuid) throw new ApiError('GUEST_LINK_OTHER_PROGRAM');
  if (!merge) throw new ApiError('GUEST_LINK_NOT_ACCEPTED');
  if (merge.creator_id !== creator_id) throw new ApiError('GUEST_LINK_MERGED_ELSEWHERE');
  const enrolment = await readMerged(store, merge.influencer_activation_id);
  return { enrolment, merged_before: true };
}

async function readLinkOf({ database }: Store, id: string | null) {
  const [link] =
    id === null ? [] : await database.select().from(guestLinks).where(eq(guestLinks.id, id));
  if (!link) throw new Error('The enrolment of a guest has no link.');
  return link;
}

async function readMerged(store: Store, id: number): Promise<Enrolment> {
  const [enrolment] = await selectEnrolments(store).where(eq(influencerActivations.id, id));
  if (!enrolment) throw new Error('A merged enrolment vanished.');
  return enrolment;
}

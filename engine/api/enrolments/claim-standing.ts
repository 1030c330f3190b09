import { missingAgreements } from '#domain/agreements/missing-agreements.ts';
import { requireClaimable } from '../core/enrolments/claim-enrolment-key.ts';
import { type Enrolment, enrolmentActivation } from '../core/enrolments/enrolment-rows.ts';
import { pickKeyOption } from '../core/enrolments/key-choices.ts';
import { requireApprovedCountry } from '../core/membership/membership.ts';
import type { Listener } from '../core/notifications/tell-steps.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq, getTableColumns, sql } from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import {
  activations,
  influencerActivations,
  type keyOptions,
} from '../store/tables/activations.ts';

export type ClaimedOption = Pick<typeof keyOptions.$inferSelect, 'id' | 'platform' | 'region'>;

/** What a claim of a key is judged by; nothing of it is locked. */
export interface ClaimStanding extends Enrolment {
  readonly member: boolean;
  readonly listener: Listener;
  /** The activation's keys, in the campaign's order. */
  readonly options: readonly ClaimedOption[] | null;
  readonly accepted: readonly { readonly agreement: string; readonly version: string }[] | null;
}

type Reader = (caller: CreatorCaller, id: number) => Promise<ClaimStanding | undefined>;
const readers = new WeakMap<Store, Reader>();

/** How the caller stands to a key of one of their enrolments, in one query that is prepared once. */
export function readClaimStanding(
  store: Store,
  caller: CreatorCaller,
  id: number,
): Promise<ClaimStanding | undefined> {
  const reader = readers.get(store) ?? openReader(store);
  readers.set(store, reader);
  return reader(caller, id);
}

function openReader({ database }: Store): Reader {
  const { placeholder } = sql;
  const query = database
    .select({
      row: getTableColumns(influencerActivations),
      activation: getTableColumns(activations),
      member: sql<boolean>`${presentStatus} = 'active' and ${creators.member_since} is not null`,
      listener: {
        email: creators.email,
        verified: creators.email_verified_at,
        name: creators.display_name,
        locale: creators.locale,
        wishes: creators.mail_preferences,
        page_wishes: creators.page_preferences,
      },
      options: sql<ClaimStanding['options']>`(
        select jsonb_agg(jsonb_build_object('id', id, 'platform', platform, 'region', region)
          order by position, id)
        from key_options as offered
        where offered.program_uuid = ${influencerActivations.program_uuid}
          and offered.activation_id = ${influencerActivations.activation_id}
          and retired_at is null)`,
      accepted: sql<ClaimStanding['accepted']>`(
        select jsonb_agg(jsonb_build_object('agreement', agreement, 'version', version))
        from agreement_acceptances as given where given.creator_id = ${creators.id})`,
    })
    .from(influencerActivations)
    .innerJoin(activations, enrolmentActivation)
    .innerJoin(creators, eq(creators.id, influencerActivations.creator_id))
    .where(
      and(
        eq(influencerActivations.id, placeholder('id')),
        eq(influencerActivations.creator_id, placeholder('creator_id')),
        eq(influencerActivations.program_uuid, placeholder('program_uuid')),
      ),
    )
    .prepare('enrolments_claim_standing');
  return async ({ creator_id, program }, id) => {
    const [standing] = await query.execute({ id, creator_id, program_uuid: program.uuid });
    return standing;
  };
}

/**
 * Which key a claim takes.
 * @throws ApiError as the endpoint declares
 */
export async function judgeClaim(
  store: Store,
  caller: CreatorCaller,
  standing: ClaimStanding,
  asked: number | undefined,
  now: Date,
): Promise<ClaimedOption> {
  const { row, activation, member, options, accepted } = standing;
  if (!member) throw new ApiError('NOT_A_MEMBER');
  requireClaimable(standing, now);
  const { program } = caller;
  const names = activation.agreements;
  const agreements = missingAgreements(names, program.agreementVersions, accepted ?? [], {});
  if (agreements.length > 0) throw new ApiError('AGREEMENTS_MISSING', { agreements });
  if (names.includes('confirmed_in_approved_country')) await requireApprovedCountry(store, caller);
  return pickKeyOption(options ?? [], program, row.activation_id, { asked, enrolment: row });
}

import type { AgreementName } from '#contract/endpoints/fields.ts';
import { missingAgreements } from '#domain/agreements/missing-agreements.ts';
import { countryConflict } from '#domain/applications/approved-country.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CreatorCaller } from '../../http/caller.ts';
import { and, eq, inArray, isNotNull } from '../../store/drizzle.ts';
import { presentStatus } from '../../store/present-status.ts';
import type { Store } from '../../store/store.ts';
import { agreementAcceptances, creators } from '../../store/tables/accounts.ts';

const IN_APPROVED_COUNTRY = 'confirmed_in_approved_country' satisfies AgreementName;

/** Agreements that are accepted with a call, by name. */
export type AcceptedNow = { readonly [Name in AgreementName]?: true | undefined };

/** Whether the person was accepted to the program. */
export async function isMember(
  { database }: Store,
  { creator_id, program }: Pick<CreatorCaller, 'creator_id' | 'program'>,
): Promise<boolean> {
  const [member] = await database
    .select({ id: creators.id })
    .from(creators)
    .where(
      and(
        eq(creators.id, creator_id),
        eq(creators.program_uuid, program.uuid),
        eq(presentStatus, 'active'),
        isNotNull(creators.member_since),
      ),
    );
  return member !== undefined;
}

/** Who of these was accepted to the program and is not suspended, in the order given. */
export async function readMembers(
  { database }: Store,
  program: CreatorCaller['program'],
  creatorIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await database
    .select({ id: creators.id })
    .from(creators)
    .where(
      and(
        inArray(creators.id, [...creatorIds]),
        eq(creators.program_uuid, program.uuid),
        eq(presentStatus, 'active'),
        isNotNull(creators.member_since),
      ),
    );
  const members = new Set(rows.map(({ id }) => id));
  return creatorIds.filter((id) => members.has(id));
}

/** @throws ApiError NOT_A_MEMBER */
export async function requireMember(
  store: Store,
  caller: Pick<CreatorCaller, 'creator_id' | 'program'>,
): Promise<void> {
  if (!(await isMember(store, caller))) throw new ApiError('NOT_A_MEMBER');
}

/**
 * Sees that the present version of each named agreement is accepted. Those in `acceptedNow` are
 * recorded, but only where nothing is missing then. Agreements that the program does not ask for
 * are nobody's to accept and need none.
 * @throws ApiError AGREEMENTS_MISSING with `agreements`: name and version of each missing one;
 * COUNTRY_NOT_APPROVED where the profile contradicts what is agreed to
 */
export async function requireAgreements(
  store: Store,
  caller: Pick<CreatorCaller, 'creator_id' | 'program'>,
  names: readonly string[],
  acceptedNow: AcceptedNow = {},
  now = new Date(),
): Promise<void> {
  const { agreementVersions } = caller.program;
  const accepted = await readAcceptances(store, caller.creator_id, names);
  const agreements = missingAgreements(names, agreementVersions, accepted, acceptedNow);
  if (agreements.length > 0) throw new ApiError('AGREEMENTS_MISSING', { agreements });
  if (names.includes(IN_APPROVED_COUNTRY) || acceptedNow[IN_APPROVED_COUNTRY])
    await requireApprovedCountry(store, caller);
  await acceptAgreementsNow(store, caller, acceptedNow, now);
}

/**
 * Sees that nothing known of the person contradicts the agreement to live in an approved country.
 * @param answer the country that the person gives with this call
 * @throws ApiError COUNTRY_NOT_APPROVED
 */
export async function requireApprovedCountry(
  { database }: Store,
  { creator_id, program: { program } }: Pick<CreatorCaller, 'creator_id' | 'program'>,
  answer?: string,
): Promise<void> {
  if (!program.agreements?.[IN_APPROVED_COUNTRY]) return;
  const [creator] = await database
    .select({ country: creators.country })
    .from(creators)
    .where(eq(creators.id, creator_id));
  const conflict = countryConflict(program, { profile: creator?.country ?? null, answer });
  if (conflict) throw new ApiError('COUNTRY_NOT_APPROVED', { ...conflict });
}

/**
 * Records that the present versions of these agreements are accepted; one that was accepted
 * already keeps its first moment.
 */
export async function acceptAgreementsNow(
  store: Store,
  { creator_id, program }: Pick<CreatorCaller, 'creator_id' | 'program'>,
  accepted: AcceptedNow,
  now: Date,
): Promise<void> {
  const rows = Object.entries(accepted).flatMap(([agreement, given]) => {
    const version = program.agreementVersions[agreement];
    return given && version !== undefined
      ? [{ program_uuid: program.uuid, creator_id, agreement, version, accepted_at: now }]
      : [];
  });
  if (rows.length > 0)
    await store.database.insert(agreementAcceptances).values(rows).onConflictDoNothing();
}

async function readAcceptances({ database }: Store, creatorId: string, names: readonly string[]) {
  if (names.length === 0) return [];
  return database
    .select({ agreement: agreementAcceptances.agreement, version: agreementAcceptances.version })
    .from(agreementAcceptances)
    .where(
      and(
        eq(agreementAcceptances.creator_id, creatorId),
        inArray(agreementAcceptances.agreement, [...names]),
      ),
    );
}

import type { z } from 'zod';
import { type acceptedAgreements, agreementNames } from '#contract/endpoints/fields.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { Store } from '../store/store.ts';
import { agreementAcceptances } from '../store/tables/accounts.ts';

/**
 * Records that a creator accepts the present version of the named agreements; one that was accepted
 * before keeps its moment.
 * @throws ApiError AGREEMENT_UNKNOWN where the program does not ask for one of them
 */
export async function acceptAgreementsNow(
  { database }: Store,
  program: ApiProgram,
  creatorId: string,
  accepted: z.infer<typeof acceptedAgreements>,
  at: Date,
): Promise<void> {
  const named = agreementNames.filter((agreement) => accepted[agreement]);
  if (named.length === 0) return;
  const rows = named.map((agreement) => {
    const version = program.agreementVersions[agreement];
    if (version === undefined) throw new ApiError('AGREEMENT_UNKNOWN', { agreement });
    const owner = { program_uuid: program.uuid, creator_id: creatorId };
    return { ...owner, agreement, version, accepted_at: at };
  });
  await database.insert(agreementAcceptances).values(rows).onConflictDoNothing();
}

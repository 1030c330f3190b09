import { agreementNames } from '#contract/endpoints/fields.ts';
import type { Agreement } from '#contract/shapes/agreement.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { agreementAcceptances } from '../../store/tables/accounts.ts';

/**
 * What a program asks its creators to agree to, in a language, and which version of each this one
 * accepted last.
 */
export async function listAgreements(
  { database }: Store,
  program: ApiProgram,
  creatorId: string,
  locale: string,
): Promise<Agreement[]> {
  const accepted = await database
    .select()
    .from(agreementAcceptances)
    .where(eq(agreementAcceptances.creator_id, creatorId));
  const labels = program.localised(locale).agreements ?? {};
  return agreementNames.flatMap((agreement) => {
    const version = program.agreementVersions[agreement];
    if (version === undefined) return [];
    const own = accepted.filter((row) => row.agreement === agreement);
    const last =
      own.find((row) => row.version === version) ??
      own.sort((a, b) => b.accepted_at.getTime() - a.accepted_at.getTime())[0];
    return {
      agreement,
      version,
      label: labels[agreement]?.label ?? null,
      accepted_version: last?.version ?? null,
      accepted_at: last?.accepted_at.toISOString() ?? null,
      current: last?.version === version,
    };
  });
}

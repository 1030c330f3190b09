import { and, eq, gte, isNull } from '../store/drizzle.ts';
import { observedPublications } from '../store/tables/observations.ts';
import type { ConnectorContext } from './connector.ts';

/** Ids of an account's publications that are known to be there, published since a moment. */
export async function knownPublications(
  { store, platform }: Pick<ConnectorContext, 'store' | 'platform'>,
  account_id: string,
  since: Date,
): Promise<readonly string[]> {
  const rows = await store.database
    .select({ id: observedPublications.publication_id })
    .from(observedPublications)
    .where(
      and(
        eq(observedPublications.platform, platform),
        eq(observedPublications.account_id, account_id),
        gte(observedPublications.published_at, since),
        isNull(observedPublications.gone_at),
      ),
    );
  return rows.map(({ id }) => id);
}

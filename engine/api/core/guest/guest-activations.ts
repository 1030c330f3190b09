import type { listGuestActivations as endpoint } from '#contract/campaigns/guest-link-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { and, asc, eq, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations } from '../../store/tables/activations.ts';

/** What a program's links can be for, and what those it has are for. */
export async function listGuestActivations(
  { database }: Store,
  program_uuid: string,
  locale: string,
): Promise<ResponseOf<typeof endpoint>['activations']> {
  const rows = await database
    .select()
    .from(activations)
    .where(and(eq(activations.program_uuid, program_uuid), eq(activations.guests, true)))
    .orderBy(sql`${activations.retired_at} is not null`, asc(activations.position));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: pickText(row.title, locale),
    opens_at: row.opens_at?.toISOString() ?? null,
    closes_at: row.closes_at?.toISOString() ?? null,
    places_left:
      row.enrolment_limit === null ? null : Math.max(0, row.enrolment_limit - row.enrolments),
    retired: row.retired_at !== null,
  }));
}

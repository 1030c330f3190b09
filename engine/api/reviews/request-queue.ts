import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { requestReview } from '#contract/reviews/endpoints.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { onRequestDecided } from '../core/enrolments/request-decided.ts';
import { presentRequest } from '../core/reviews/present-review.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activations } from '../store/tables/activations.ts';
import { decisionParams, type ReviewQueue, readReviewContext } from './review-queue.ts';

type Item = ResponseOf<typeof requestReview.read>;

/** Requests for activations: an accepted one becomes an enrolment. */
export const requestQueue: ReviewQueue<'activation_request', Item> = {
  kind: 'activation_request',
  unknown: 'REQUEST_UNKNOWN',
  // The activation may be full.
  refusable: ['accept'],
  present: async (store, program, rows, locale) => {
    const titles = await readTitles(
      store,
      program.uuid,
      rows.map(({ activation_id }) => activation_id),
    );
    const { timelineOf, creatorOf, waitingOf } = await readReviewContext(
      store,
      'activation_request',
      program,
      rows,
    );
    return rows.map((row) => {
      const title = pickText(titles.get(row.activation_id) ?? {}, locale);
      return {
        ...presentRequest(row, title, timelineOf(row)),
        creator: creatorOf(row),
        waiting_decision: waitingOf(row),
      };
    });
  },
  follow: async ({ services: { store }, at }, rows) => {
    // In the order of their ids, in which two that offer the same activations wait for each other.
    for (const row of rows) await onRequestDecided(store, row, at);
  },
  tell: async ({ services: { store }, program }, rows, verdict) => {
    const params = decisionParams(verdict);
    if (!params) return [];
    const ids = rows.map(({ activation_id }) => activation_id);
    const titles = await readTitles(store, program.uuid, ids);
    const localeOf = await readLocales(store, rows);
    return rows.map((row) => {
      const title = pickText(titles.get(row.activation_id) ?? {}, localeOf(row.creator_id));
      return { kind: 'request_decided', params: { ...params, title } };
    });
  },
};

/** The languages of those who asked. */
async function readLocales({ database }: Store, rows: readonly { readonly creator_id: string }[]) {
  const ids = [...new Set(rows.map(({ creator_id }) => creator_id))];
  const found = await database
    .select({ id: creators.id, locale: creators.locale })
    .from(creators)
    .where(inArray(creators.id, ids));
  const locales = new Map(found.map(({ id, locale }) => [id, locale]));
  return (creator_id: string): string => locales.get(creator_id) ?? DEFAULT_LOCALE;
}

async function readTitles({ database }: Store, programUuid: string, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id: activations.id, title: activations.title })
          .from(activations)
          .where(
            and(
              eq(activations.program_uuid, programUuid),
              inArray(activations.id, [...new Set(ids)]),
            ),
          );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

import { and, eq, inArray } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { requestReview } from '#contract/operator/review-endpoints.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { onRequestDecided } from '../enrolments/request-decided.ts';
import { presentRequest } from '../reviews/present-review.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activations } from '../store/tables/activations.ts';
import { judged, type ReviewQueue, readBeside } from './review-queue.ts';

type Item = ResponseOf<typeof requestReview.read>;

/** Requests for activations: an accepted one becomes an enrolment. */
export const requestQueue: ReviewQueue<'activation_request', Item> = {
  kind: 'activation_request',
  unknown: 'REQUEST_UNKNOWN',
  present: async (store, program, rows, locale) => {
    const titles = await readTitles(
      store,
      program.uuid,
      rows.map(({ activation_id }) => activation_id),
    );
    const { timelineOf, creatorOf } = await readBeside(store, 'activation_request', program, rows);
    return rows.map((row) => {
      const title = pickText(titles.get(row.activation_id) ?? {}, locale);
      return {
        ...presentRequest(row, title, timelineOf(row)),
        creator: creatorOf(row),
      };
    });
  },
  follow: async ({ services, program, at }, row, verdict) => {
    const { store } = services;
    await onRequestDecided(store, row, at);
    const params = judged(verdict);
    if (!params) return undefined;
    const titles = await readTitles(store, program.uuid, [row.activation_id]);
    const [creator] = await store.database
      .select({ locale: creators.locale })
      .from(creators)
      .where(eq(creators.id, row.creator_id));
    const title = pickText(titles.get(row.activation_id) ?? {}, creator?.locale ?? DEFAULT_LOCALE);
    return { kind: 'request_decided', params: { ...params, title } };
  },
};

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

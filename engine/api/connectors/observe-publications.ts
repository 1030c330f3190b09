import type { ContentType } from '#contract/vocabulary/campaign-words.ts';
import { foldHashtag, hashtagsIn } from '#domain/connectors/hashtags.ts';
import { and, eq, inArray, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import {
  observedFigures,
  observedMemberships,
  observedPublications,
} from '../store/tables/observations.ts';
import { wantCounted } from './want-counted.ts';

export interface ObservedPublication {
  readonly platform: string;
  readonly publication_id: string;
  readonly account_id: string;
  readonly kind: ContentType;
  readonly published_at: Date;
  readonly title: string | null;
  readonly text: string | null;
  readonly tags: readonly string[];
  readonly language: string | null;
  readonly duration_seconds: number | null;
  readonly url: string | null;
}

/** Notes what was published, as it is now: the same again renews it. */
export async function observePublications(
  store: Store,
  publications: readonly ObservedPublication[],
  now: Date,
): Promise<void> {
  for (const publication of publications) {
    const { title, text, tags } = publication;
    const hashtags = [
      ...new Set([...hashtagsIn(`${title ?? ''}\n${text ?? ''}`), ...tags.map(foldHashtag)]),
    ];
    const values = { ...publication, tags: [...tags], hashtags, gone_at: null, observed_at: now };
    await store.database
      .insert(observedPublications)
      .values(values)
      .onConflictDoUpdate({
        target: [observedPublications.platform, observedPublications.publication_id],
        set: values,
      });
  }
  for (const [platform, list] of Map.groupBy(publications, (one) => one.platform)) {
    // All that was published is looked at each time; of streams nothing has changed.
    const changed = new Map(list.map(({ account_id }) => [account_id, now]));
    await wantCounted(store, platform, changed, now);
  }
}

/** Notes that publications are not there any more; what was counted of them stays counted. */
export async function observeGone(
  { database }: Store,
  platform: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(observedPublications)
    .set({ gone_at: now, observed_at: now, title: null, text: null, tags: null })
    .where(
      and(
        eq(observedPublications.platform, platform),
        inArray(observedPublications.publication_id, [...ids]),
        isNull(observedPublications.gone_at),
      ),
    );
}

export interface ObservedFigure {
  readonly platform: string;
  readonly account_id: string;
  /** `followers`, `minutes_played` … */
  readonly name: string;
  /** What it is a number of; empty: of the account. */
  readonly about?: string;
  readonly value: number;
}

/** Notes numbers of accounts, each in the place of the one before. */
export async function observeFigures(
  { database }: Store,
  figures: readonly ObservedFigure[],
  now: Date,
): Promise<void> {
  if (figures.length === 0) return;
  await database
    .insert(observedFigures)
    .values(figures.map((figure) => ({ about: '', ...figure, observed_at: now })))
    .onConflictDoUpdate({
      target: [
        observedFigures.platform,
        observedFigures.account_id,
        observedFigures.name,
        observedFigures.about,
      ],
      set: { value: sql`excluded.value`, observed_at: now },
    });
}

export interface ObservedMembership {
  readonly platform: string;
  readonly account_id: string;
  readonly group_id: string;
  readonly member: boolean;
  readonly roles: readonly string[];
  readonly since: Date | null;
}

/**
 * Notes where accounts belong to, each in the place of what was known; of the first moment of a day at
 * which somebody was seen as a member, the rest of that day changes nothing.
 */
export async function observeMemberships(
  store: Store,
  memberships: readonly ObservedMembership[],
  now: Date,
): Promise<void> {
  if (memberships.length === 0) return;
  await store.database
    .insert(observedMemberships)
    .values(
      memberships.map((one) => ({
        ...{ ...one, roles: [...one.roles], observed_at: now },
        member_at: one.member ? now : null,
      })),
    )
    .onConflictDoUpdate({
      target: [
        observedMemberships.platform,
        observedMemberships.account_id,
        observedMemberships.group_id,
      ],
      set: {
        member: sql`excluded.member`,
        roles: sql`excluded.roles`,
        since: sql`excluded.since`,
        member_at: sql`case
          when excluded.member and (${observedMemberships.member_at} is null
            or (${observedMemberships.member_at} at time zone 'UTC')::date
              <> (excluded.member_at at time zone 'UTC')::date) then excluded.member_at
          else ${observedMemberships.member_at} end`,
        observed_at: now,
      },
    });
  for (const [platform, list] of Map.groupBy(memberships, (one) => one.platform)) {
    const changed = new Map(list.map(({ account_id }) => [account_id, now]));
    await wantCounted(store, platform, changed, now);
  }
}

import { GUEST_TOKEN } from '#api/http/guest-token-hash.ts';
import { eq, sql } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { guestLinks, influencerActivations } from '#api/store/tables/activations.ts';
import { bingoBoards, bingoProposals } from '#api/store/tables/bingo.ts';
import { contentFigures } from '#api/store/tables/content-figures.ts';
import { pointBalances, pointTransactions, rewardRedemptions } from '#api/store/tables/ledger.ts';
import { reports } from '#api/store/tables/moderation.ts';
import { countedActivities } from '#api/store/tables/observations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import {
  activationRequests,
  appeals,
  contents,
  timelineEntries,
} from '#api/store/tables/pipelines.ts';
import { metricEvents, questProgress } from '#api/store/tables/quests.ts';
import { CONTENT_TYPES } from '#contract/vocabulary/campaign-words.ts';
import { FIGURE_SOURCES } from '#contract/vocabulary/figure-words.ts';
import { BINGO_PROPOSAL_STATES } from '#contract/vocabulary/proposal-words.ts';
import {
  APPEAL_SUBJECTS,
  type AppealSubjectKind,
  AUDIT_ACTORS,
  REPORT_STATES,
  REPORT_SUBJECTS,
  REVIEW_ACTORS,
  type ReviewState,
} from '#contract/vocabulary/review-words.ts';
import {
  type BingoBoardState,
  type CreatorStatus,
  type EnrolmentState,
  type GuestLinkState,
  POINT_SOURCES,
  type ProgressState,
  type RedemptionState,
} from '#contract/vocabulary/state-words.ts';
import type { TestApi, TestPerson } from '../api.ts';

/** The activation of the sample campaign in which the person stands so. */
const ENROLMENTS: Readonly<Record<EnrolmentState, number>> = {
  offered: 11,
  accepted: 12,
  claimed: 13,
  completed: 14,
  declined: 15,
  expired: 16,
  revoked: 17,
};
/** The quest with which the person is so far. */
const PROGRESS: Readonly<Record<ProgressState, number>> = {
  in_progress: 1,
  completed: 3,
  claimed: 2,
};
/** The reward whose redemption is so far. */
const REDEMPTIONS: Readonly<Record<RedemptionState, number>> = {
  claimed: 1,
  fulfilled: 4,
  refunded: 5,
};
/** The activation whose request is so far. */
const REQUESTS: Readonly<Record<ReviewState, number>> = {
  submitted: 11,
  in_review: 12,
  needs_changes: 13,
  accepted: 14,
  rejected: 15,
  withdrawn: 16,
};
/** Titles of the person's own boards. */
export const OWN_BOARDS: Readonly<Record<BingoBoardState, string>> = {
  draft: 'A board that is begun',
  published: 'A board that is published',
};
/** Names of further people. */
export const PEOPLE: Readonly<Record<CreatorStatus, string>> = {
  active: 'Somebody active',
  suspended: 'Somebody suspended',
  deleted: 'Somebody deleted',
};

/** Links to the event, by what is left of them. */
const LINKS: Readonly<Record<GuestLinkState, Partial<typeof guestLinks.$inferInsert>>> = {
  open: { uses_limit: 2, uses: 1 },
  used_up: { uses_limit: 2, uses: 2 },
  expired: { expires_at: new Date('2026-01-01T00:00:00Z') },
  revoked: { revoked_at: new Date('2026-01-01T00:00:00Z') },
};

/** The words of a list, each with what stands for it. */
const entries = <Word extends string, Value>(of: Readonly<Record<Word, Value>>) =>
  Object.entries(of) as [Word, Value][];

/** Writes a row of every state and source for a creator of the program with one of each kind. */
export async function writeEveryKind(
  { services: { store } }: TestApi,
  { id: creator_id, uuid: program_uuid }: TestPerson,
): Promise<void> {
  const { database } = store;
  const own = { program_uuid, creator_id };
  await database
    .insert(influencerActivations)
    .values(
      entries(ENROLMENTS).map(([state, activation_id]) => ({ ...own, activation_id, state })),
    );
  await database.insert(questProgress).values(
    entries(PROGRESS).map(([state, quest_id]) => ({
      ...{ ...own, quest_id, state, period: 'once', value: 2 },
    })),
  );
  await database.insert(rewardRedemptions).values(
    entries(REDEMPTIONS).map(([state, reward_id]) => ({
      ...{ ...own, reward_id, state, cost: 1 },
      fulfilled_at: state === 'fulfilled' ? new Date() : null,
      refunded_at: state === 'refunded' ? new Date() : null,
    })),
  );
  const requests = await database
    .insert(activationRequests)
    .values(entries(REQUESTS).map(([state, activation_id]) => ({ ...own, activation_id, state })))
    .returning();
  await database.insert(timelineEntries).values(
    REVIEW_ACTORS.map((actor_kind, place) => ({
      ...{ program_uuid, subject_kind: 'activation_request' as const, actor_kind },
      ...{ subject_id: String(requests.find(({ state }) => state === 'accepted')?.id) },
      ...{ to_state: 'accepted' as const, note: `A note by ${actor_kind}` },
      ...{ actor_id: creator_id, at: new Date(Date.UTC(2026, 0, place + 1)) },
    })),
  );
  await writePoints(store, own);
  await writeAppeals(store, own);
  const board = (state: BingoBoardState, title: string) => ({
    ...{ ...own, id: sql`nextval('bingo_board_numbers')`, title: { en: title }, state, size: 3 },
    ...{ free_centre: false, points: { row: 10 } },
    items: [{ id: 'one', label: { en: 'One' }, weight: 1, difficulty: 3 }],
  });
  await database
    .insert(bingoBoards)
    .values(entries(OWN_BOARDS).map(([state, title]) => board(state, title)));
  const proposed = await database
    .insert(bingoBoards)
    .values(BINGO_PROPOSAL_STATES.map((state) => board('published', `A board: ${state}`)))
    .returning({ board_id: bingoBoards.id });
  await database.insert(bingoProposals).values(
    proposed.flatMap(({ board_id }, place) => {
      const state = BINGO_PROPOSAL_STATES[place];
      return state ? [{ program_uuid, board_id, state, at: new Date() }] : [];
    }),
  );
  await database.insert(auditEntries).values(
    AUDIT_ACTORS.map((actor_kind) => ({
      ...{ program_uuid, actor_kind, actor_id: 'somebody', action: 'points.adjust' },
      ...{ subject_kind: 'program' as const, subject_id: program_uuid },
    })),
  );
  await database.insert(reports).values(
    REPORT_SUBJECTS.flatMap((subject_kind) =>
      REPORT_STATES.map((state) => ({
        ...{ program_uuid, subject_kind, state, reason_code: 'spam' as const },
        ...{ subject_id: subject_kind === 'creator' ? creator_id : '1', reporter: state },
        reported_at: new Date(),
      })),
    ),
  );
  await database
    .insert(creators)
    .values(
      entries(PEOPLE).map(([status, display_name]) => ({ program_uuid, status, display_name })),
    );
}

/** A guest by a link of each state; their tokens. */
export async function writeGuests(
  api: TestApi,
): Promise<readonly { readonly state: GuestLinkState; readonly token: string }[]> {
  const { store, secrets } = api.services;
  const guests: { state: GuestLinkState; token: string }[] = [];
  for (const [state, terms] of entries(LINKS)) {
    const token = await api.guestLink('everything', { activation_id: 4, ...terms });
    const guest_token_hash = secrets.fingerprint(GUEST_TOKEN, token);
    const [link] = await store.database
      .select()
      .from(guestLinks)
      .where(eq(guestLinks.token_hash, guest_token_hash));
    await store.database.insert(influencerActivations).values({
      ...{ program_uuid: api.program('everything').uuid, activation_id: 4, state: 'accepted' },
      ...{
        guest_link_id: link?.id,
        guest_token_hash,
        guest_name: `Guest of ${state}`,
      },
    });
    guests.push({ state, token });
  }
  return guests;
}

type Store = TestApi['services']['store'];
type Own = Pick<typeof contents.$inferInsert, 'program_uuid' | 'creator_id'>;

/** A change of the points from every source. */
async function writePoints({ database }: Store, own: Own & { creator_id: string }): Promise<void> {
  await database.insert(pointTransactions).values(
    POINT_SOURCES.map((source_kind, place) => ({
      ...{ ...own, activation_id: 1, amount: 10, balance_after: 10 * (place + 1), source_kind },
      source_id: `${source_kind}`,
      reason: {},
    })),
  );
  const earned = 10 * POINT_SOURCES.length;
  await database
    .insert(pointBalances)
    .values({ ...own, activation_id: 1, balance: earned, earned });
}

/** Content of every type, something that was counted, and an appeal against one of each. */
async function writeAppeals({ database }: Store, own: Own & { creator_id: string }): Promise<void> {
  const [enrolment] = await database
    .insert(influencerActivations)
    .values({ ...own, activation_id: 3, state: 'accepted' })
    .returning();
  const pieces = await database
    .insert(contents)
    .values(
      CONTENT_TYPES.map((content_type) => ({
        ...{ ...own, activation_id: 3, influencer_activation_id: enrolment?.id ?? 0, content_type },
        ...{ url: `https://v.example/${content_type}`, canonical_url: `v.example/${content_type}` },
        ...{ platform: 'web', title: `A piece: ${content_type}`, state: 'rejected' as const },
      })),
    )
    .returning();
  await database.insert(contentFigures).values(
    FIGURE_SOURCES.map((source, place) => ({
      ...{ program_uuid: own.program_uuid, content_id: pieces[0]?.id ?? 0, source },
      ...{ views: 1_204 + place, observed_at: new Date(), received_at: new Date() },
      reported_by: 'api_key:test',
    })),
  );
  const [event] = await database
    .insert(metricEvents)
    .values({
      ...{ ...own, source_id: 'event', creator: own.creator_id, metric: 'wins', value: 2 },
      ...{ occurred_at: new Date(), counted: false, reported_by: 'api_key:test' },
      outcomes: [{ quest_id: 1, counted: false, reason_code: 'too_old' }],
    })
    .returning();
  const [activity] = await database
    .insert(countedActivities)
    .values({
      ...{ ...own, metric: 'wins', activity: 'youtube:publication:sample', platform: 'youtube' },
      ...{ content_type: 'video', started_at: new Date(), updated_at: new Date() },
      ...{ observed: 1, counted: 0, uncounted: [{ reason: 'too_short', amount: 1 }] },
    })
    .returning();
  const subjects = {
    metric_event: event?.id ?? 0,
    content: pieces[0]?.id ?? 0,
    counted_activity: activity?.id ?? 0,
  } satisfies Record<AppealSubjectKind, number>;
  await database.insert(appeals).values(
    APPEAL_SUBJECTS.map((subject_kind) => ({
      ...{ ...own, subject_kind, message: `About a ${subject_kind}`, state: 'submitted' as const },
      subject_id: subjects[subject_kind],
    })),
  );
}

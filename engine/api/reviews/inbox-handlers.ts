import type { INBOX_ENDPOINTS, InboxItem } from '#contract/reviews/inbox-endpoints.ts';
import { readCreatorSummaries } from '../core/reviews/creator-summaries.ts';
import { readWaiting, type SubjectIds, subjectKey } from '../core/reviews/held-rows.ts';
import { promisedFor, WAITING } from '../core/reviews/inbox-promise.ts';
import type { SubjectKind } from '../core/reviews/timelines.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import type { Store } from '../store/store.ts';
import { readGuests } from './content-queue.ts';
import { readInboxCounts } from './inbox-counts.ts';
import { type InboxRow, readInboxPage } from './inbox-page.ts';
import { readTitles } from './inbox-titles.ts';

/** The operators' inbox: whatever waits for them, in one queue. */
export function inboxHandlers({ store, now }: ApiServices): Handlers<typeof INBOX_ENDPOINTS> {
  return {
    listInbox: async ({ caller: { program }, query }) => {
      const { rows, next_cursor } = await readInboxPage(store, program, query, now());
      return { items: await presentInbox(store, program, rows), next_cursor };
    },
    countInbox: async ({ caller: { program } }) => ({
      counts: await readInboxCounts(store, program, now()),
    }),
  };
}

/** Entries as operators see them, in the same order and in a few queries for all of them. */
async function presentInbox(
  store: Store,
  program: ApiProgram,
  rows: readonly InboxRow[],
): Promise<InboxItem[]> {
  const people = await readCreatorSummaries(
    store,
    program,
    rows.map(({ creator_id }) => creator_id),
  );
  const guests = await readGuests(
    store,
    rows.flatMap(({ kind, creator_id, about }) =>
      kind === 'content' && about !== null ? [{ creator_id, influencer_activation_id: about }] : [],
    ),
  );
  const waiting = await readWaiting(store, subjectsOf(rows));
  const titleOf = await readTitles(store, program, rows);
  return rows.map((row) => {
    const { kind, id, revision, state, creator_id, about } = row;
    const submitted = new Date(row.at);
    const due = WAITING.has(state) ? promisedFor(program, submitted) : undefined;
    return {
      ...{ kind, revision, state },
      id: kind === 'application' ? id : Number(id),
      title: titleOf(row),
      creator: (creator_id !== null && people.get(creator_id)) || null,
      guest: (kind === 'content' && creator_id === null && guests.get(about ?? 0)) || null,
      submitted_at: submitted.toISOString(),
      due_at: due?.toISOString() ?? null,
      waiting_decision: (kind !== 'redemption' && waiting.get(subjectKey(kind, id))) || null,
    };
  });
}

function subjectsOf(rows: readonly InboxRow[]): SubjectIds {
  const subjects: Partial<Record<SubjectKind, string[]>> = {};
  for (const { kind, id } of rows)
    if (kind !== 'redemption') subjects[kind] = [...(subjects[kind] ?? []), id];
  return subjects;
}

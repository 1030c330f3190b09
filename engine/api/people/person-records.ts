import type { Person } from '#contract/people/person.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { selectEnrolments } from '../core/enrolments/enrolment-rows.ts';
import { and, desc, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { gameKeys, influencerActivations, keyOptions } from '../store/tables/activations.ts';
import { mails } from '../store/tables/delivery.ts';
import { sessions } from '../store/tables/sessions.ts';
import { type Asked, LATEST, withCount } from './person-items.ts';

const moment = (at: Date | null) => at?.toISOString() ?? null;

type Enrolment = Person['enrolments']['items'][number];

/** The newest enrolments, with which keys they gave: what a key reads is not even asked for. */
export async function readPersonEnrolments(
  store: Store,
  { creator_id, locale }: Asked,
): Promise<Person['enrolments']> {
  const rows = await selectEnrolments(store)
    .where(eq(influencerActivations.creator_id, creator_id))
    .orderBy(desc(influencerActivations.id))
    .limit(LATEST);
  const keys = await readKeys(
    store,
    rows.map(({ row }) => row.id),
  );
  const options = await readKeyOptions(
    store,
    rows.map(({ row }) => row),
    locale,
  );
  const items = rows.map(
    ({ row, activation }): Enrolment => ({
      id: row.id,
      activation_id: row.activation_id,
      kind: activation.kind,
      title: pickText(activation.title, locale),
      state: row.state,
      additional: row.additional,
      key_option: options.get(row.key_option_id ?? 0) ?? null,
      keys: keys.get(row.id) ?? [],
      offered_at: row.offered_at.toISOString(),
      accepted_at: moment(row.accepted_at),
      claimed_at: moment(row.claimed_at),
      completed_at: moment(row.completed_at),
      ended_at: moment(row.ended_at),
      expires_at: moment(row.expires_at),
    }),
  );
  return withCount(store, influencerActivations, creator_id, items);
}

/** Which keys enrolments were given, by the enrolments' ids, newest first. */
async function readKeys(
  { database }: Store,
  enrolments: readonly number[],
): Promise<ReadonlyMap<number, Enrolment['keys']>> {
  if (enrolments.length === 0) return new Map();
  const { id, state, claimed_at, revoked_at, influencer_activation_id } = gameKeys;
  const rows = await database
    .select({ id, state, claimed_at, revoked_at, of: influencer_activation_id })
    .from(gameKeys)
    .where(inArray(influencer_activation_id, [...enrolments]))
    .orderBy(desc(claimed_at), desc(id));
  const keys = new Map<number, Enrolment['keys']>();
  for (const { of, ...key } of rows) {
    const shown = {
      ...key,
      claimed_at: moment(key.claimed_at),
      revoked_at: moment(key.revoked_at),
    };
    if (of !== null) keys.set(of, [...(keys.get(of) ?? []), shown]);
  }
  return keys;
}

async function readKeyOptions(
  { database }: Store,
  rows: readonly { readonly program_uuid: string; readonly key_option_id: number | null }[],
  locale: string,
): Promise<ReadonlyMap<number, Enrolment['key_option']>> {
  const chosen = rows.flatMap(({ key_option_id }) => key_option_id ?? []);
  const [first] = rows;
  if (!first || chosen.length === 0) return new Map();
  const options = await database
    .select()
    .from(keyOptions)
    .where(
      and(eq(keyOptions.program_uuid, first.program_uuid), inArray(keyOptions.id, [...chosen])),
    );
  return new Map(
    options.map(({ id, label, platform, region }) => [
      id,
      { id, label: pickText(label, locale), platform, region },
    ]),
  );
}

/** The newest mails: what they are and where they stand, without what they say. */
export async function readPersonMails(
  store: Store,
  { creator_id }: Asked,
): Promise<Person['mails']> {
  const { id, kind, category, state, address, created_at, sent_at } = mails;
  const rows = await store.database
    .select({ id, kind, category, state, address, created_at, sent_at })
    .from(mails)
    .where(eq(mails.creator_id, creator_id))
    .orderBy(desc(id))
    .limit(LATEST);
  const items = rows.map((mail) => ({
    ...mail,
    created_at: mail.created_at.toISOString(),
    sent_at: moment(mail.sent_at),
  }));
  return withCount(store, mails, creator_id, items);
}

/** The sessions that were used last. */
export async function readPersonSessions(
  store: Store,
  { creator_id }: Asked,
): Promise<Person['sessions']> {
  const rows = await store.database
    .select()
    .from(sessions)
    .where(eq(sessions.creator_id, creator_id))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(LATEST);
  const items = rows.map(({ id, user_agent, revoked_reason, ...session }) => ({
    ...{ id, user_agent, revoked_reason },
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    expires_at: session.expires_at.toISOString(),
    revoked_at: moment(session.revoked_at),
  }));
  return withCount(store, sessions, creator_id, items);
}

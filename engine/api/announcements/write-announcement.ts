import type {
  AnnouncementAudience,
  changeAnnouncement as changeEndpoint,
  countAudience as countEndpoint,
  createAnnouncement as createEndpoint,
} from '#contract/announcements/endpoints.ts';
import type { BodyOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { tagWord } from '#contract/shapes/creator-tags.ts';
import { announcementState } from '#domain/announcements/announcement-state.ts';
import { textFault } from '#domain/announcements/announcement-text.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { writeAudit } from '../audit/write-audit.ts';
import {
  type AnnouncementRow,
  type AudienceOf,
  isAddressed,
} from '../core/announcements/audience.ts';
import { programLocales } from '../core/announcements/program-locales.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { and, count, eq, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activations } from '../store/tables/activations.ts';
import { announcements } from '../store/tables/announcements.ts';
import { creatorTags } from '../store/tables/people.ts';
import { presentAudience, presentImage } from './operator-announcements.ts';

/** Who writes, and when. */
export interface Writing {
  readonly caller: ProgramOperatorCaller;
  readonly request_id: string;
  readonly now: Date;
}
type Written = Omit<BodyOf<typeof changeEndpoint>, 'revision'>;

/** Announces something. @throws ApiError as the endpoint declares */
export async function createAnnouncement(
  store: Store,
  writing: Writing,
  body: BodyOf<typeof createEndpoint>,
): Promise<AnnouncementRow> {
  const { caller, now } = writing;
  return store.transaction(async () => {
    const audience = await readAudience(store, caller, body.audience);
    const times = timesOf(body, now, now);
    requireText(caller, body);
    const image = readImage(caller, body.image);
    const { title, text, mail } = body;
    const [row] = await store.database
      .insert(announcements)
      .values({ ...audience, ...times, ...image, title, text, mail, created_at: now })
      .returning();
    if (!row) throw new Error('An announcement was not stored.');
    await audit(store, writing, row, 'create', factsOf(row));
    return row;
  });
}

/** Changes an announcement that has not ended. @throws ApiError as the endpoint declares */
export async function changeAnnouncement(
  store: Store,
  writing: Writing,
  id: string,
  { revision, ...body }: BodyOf<typeof changeEndpoint>,
): Promise<AnnouncementRow> {
  const { caller, now } = writing;
  return store.transaction(async () => {
    const before = await lock(store, caller.program.uuid, id);
    if (before.revision !== revision)
      throw new ApiError('REVISION_OUTDATED', { revision: before.revision });
    if (announcementState(before, now) === 'ended') throw new ApiError('ANNOUNCEMENT_ENDED');
    requireText(caller, body);
    const image = readImage(caller, body.image);
    const begun = before.published_at !== null || before.from <= now;
    const { title, text } = body;
    const changed = begun
      ? { until: timesOf({ ...body, from: before.from.toISOString() }, before.from, now).until }
      : {
          ...(await readAudience(store, caller, body.audience)),
          ...timesOf(body, now, now),
          mail: body.mail,
        };
    const [row] = await store.database
      .update(announcements)
      .set({ title, text, ...image, ...changed, revision: revision + 1 })
      .where(eq(announcements.id, id))
      .returning();
    if (!row) throw new Error('An announcement was not stored.');
    await audit(store, writing, row, 'change', changesOf(before, row));
    return row;
  });
}

/** Ends an announcement, or takes it back before it begins. @throws ApiError as the endpoint declares */
export async function endAnnouncement(
  store: Store,
  writing: Writing,
  id: string,
): Promise<AnnouncementRow> {
  const { caller, now } = writing;
  return store.transaction(async () => {
    const before = await lock(store, caller.program.uuid, id);
    if (announcementState(before, now) === 'ended') throw new ApiError('ANNOUNCEMENT_ENDED');
    const [row] = await store.database
      .update(announcements)
      .set({ ended_at: now, revision: before.revision + 1 })
      .where(eq(announcements.id, id))
      .returning();
    if (!row) throw new Error('An announcement was not stored.');
    await audit(store, writing, row, 'end', { title: row.title });
    return row;
  });
}

/** How many an audience has. @throws ApiError AUDIENCE_UNKNOWN */
export async function countAudience(
  store: Store,
  caller: ProgramOperatorCaller,
  { audience }: BodyOf<typeof countEndpoint>,
): Promise<ResponseOf<typeof countEndpoint>> {
  const mailed = sql<number>`(count(*) filter (where ${creators.email_verified_at} is not null and coalesce((${creators.mail_preferences} ->> 'news')::boolean, true)))::int`;
  const [counted] = await store.database
    .select({ creators: count(), mailed })
    .from(creators)
    .where(isAddressed(await readAudience(store, caller, audience)));
  return counted ?? { creators: 0, mailed: 0 };
}

async function readAudience(
  { database }: Store,
  { program: { uuid: program_uuid } }: ProgramOperatorCaller,
  audience: AnnouncementAudience,
): Promise<AudienceOf & Pick<AnnouncementRow, 'tag'>> {
  const none = { program_uuid, activation_id: null, tag: null, tag_word: null };
  if (audience.kind === 'members') return { ...none, audience: 'members' };
  if (audience.kind === 'season') {
    const { activation_id } = audience;
    const [season] = await database
      .select({ id: activations.id })
      .from(activations)
      .where(
        and(
          eq(activations.program_uuid, program_uuid),
          eq(activations.id, activation_id),
          eq(activations.kind, 'season'),
          isNull(activations.retired_at),
        ),
      );
    if (!season) throw new ApiError('AUDIENCE_UNKNOWN', { activation_id });
    return { ...none, audience: 'season', activation_id };
  }
  const { tag } = audience;
  const tag_word = tagWord(tag);
  const [tagged] = await database
    .select({ word: creatorTags.word })
    .from(creatorTags)
    .where(and(eq(creatorTags.program_uuid, program_uuid), eq(creatorTags.word, tag_word)))
    .limit(1);
  if (!tagged) throw new ApiError('AUDIENCE_UNKNOWN', { tag });
  return { ...none, audience: 'tag', tag, tag_word };
}

function requireText({ program }: ProgramOperatorCaller, body: Pick<Written, 'title' | 'text'>) {
  const fault = textFault(body, programLocales(program));
  if (fault) throw new ApiError('ANNOUNCEMENT_TEXT_INVALID', { ...fault });
}

/** A picture as it is stored. @throws ApiError ANNOUNCEMENT_IMAGE_UNKNOWN */
function readImage(
  { program }: ProgramOperatorCaller,
  image: Written['image'],
): Pick<AnnouncementRow, 'image_of' | 'image_id'> {
  if (!image) return { image_of: null, image_id: null };
  const { of, id } = image;
  if (!program.image(of, id, DEFAULT_LOCALE))
    throw new ApiError('ANNOUNCEMENT_IMAGE_UNKNOWN', { image });
  return { image_of: of, image_id: id };
}

/** @param absent when it begins where that is not said */
function timesOf({ from, until }: Pick<Written, 'from' | 'until'>, absent: Date, now: Date) {
  const begins = from === undefined ? absent : new Date(from);
  const ends = until === undefined ? null : new Date(until);
  if (ends && (ends <= begins || ends <= now)) throw new ApiError('ANNOUNCEMENT_TIME_INVALID');
  return { from: begins, until: ends };
}

async function lock({ database }: Store, uuid: string, id: string): Promise<AnnouncementRow> {
  const [row] = await database
    .select()
    .from(announcements)
    .where(and(eq(announcements.program_uuid, uuid), eq(announcements.id, id)))
    .for('update');
  if (!row) throw new ApiError('ANNOUNCEMENT_UNKNOWN');
  return row;
}

const factsOf = (row: AnnouncementRow) => ({
  ...{ title: row.title, text: row.text, from: row.from, until: row.until, mail: row.mail },
  audience: presentAudience(row),
  image: presentImage(row),
});

/** What changed, as the audit log tells it: before and after. */
function changesOf(before: AnnouncementRow, after: AnnouncementRow): Record<string, unknown> {
  const [was, is] = [factsOf(before), factsOf(after)];
  const names = (Object.keys(is) as (keyof typeof is)[]).filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  return Object.fromEntries(
    names.flatMap((name) => [
      [`from_${name}`, was[name]],
      [`to_${name}`, is[name]],
    ]),
  );
}

const audit = (
  store: Store,
  { caller, request_id }: Writing,
  { id }: AnnouncementRow,
  verb: 'create' | 'change' | 'end',
  details: Readonly<Record<string, unknown>>,
) =>
  writeAudit(store, {
    ...{ program_uuid: caller.program.uuid, actor_kind: 'operator', actor_id: caller.operator_id },
    ...{ action: `announcement.${verb}`, subject_kind: 'announcement', subject_id: id },
    ...{ details, request_id },
  });

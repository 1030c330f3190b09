import { textIn } from '#domain/announcements/announcement-text.ts';
import type { ApiProgram, ProgramDirectory } from '../../http/program-directory.ts';
import { and, asc, eq, gt, isNull, lte, or } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';
import { announcements } from '../../store/tables/announcements.ts';
import { announceAll } from '../events/announce.ts';
import { creatorChannel, programChannel } from '../events/channels.ts';
import { tellCreators } from '../notifications/tell-creators.ts';
import { type AnnouncementRow, isAddressed } from './audience.ts';
import { programLocales } from './program-locales.ts';

/** So many people are told in one transaction. */
const AT_ONCE = 500;

interface Publishing {
  readonly store: Store;
  readonly programs: Pick<ProgramDirectory, 'byUuid'>;
  readonly now: () => Date;
}

/**
 * Tells of announcements whose time has come: live, and by mail where that was asked for. Each of the
 * audience is told once, whatever ends on the way and however many instances do it: how far it came
 * is written with what was told.
 * @returns how many announcements it told of to the end
 */
export async function publishAnnouncements(publishing: Publishing): Promise<number> {
  let published = 0;
  for (;;) {
    const step = await publishSome(publishing);
    if (step === 'nothing') return published;
    if (step === 'done') published += 1;
  }
}

/** Tells some of the audience of one announcement. */
async function publishSome({
  store,
  programs,
  now,
}: Publishing): Promise<'nothing' | 'more' | 'done'> {
  const { database } = store;
  return store.transaction(async () => {
    const at = now();
    const [row] = await database
      .select()
      .from(announcements)
      .where(
        and(
          isNull(announcements.told_at),
          isNull(announcements.ended_at),
          lte(announcements.from, at),
          or(isNull(announcements.until), gt(announcements.until, at)),
        ),
      )
      .orderBy(asc(announcements.from))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return 'nothing';
    const change = (values: Partial<AnnouncementRow>) =>
      database
        .update(announcements)
        .set({ published_at: row.published_at ?? at, ...values })
        .where(eq(announcements.id, row.id));
    const program = programs.byUuid(row.program_uuid);
    // Of a program that is not served nobody is shown anything.
    if (!program) {
      await change({ told_at: at });
      return 'done';
    }
    const toAll = row.audience === 'members';
    if (toAll && !row.published_at)
      await announceAll(store, [
        { channel: programChannel(program.uuid, 'announcements'), event: eventOf(row, program) },
      ]);
    if (toAll && !row.mail) {
      await change({ told_at: at });
      return 'done';
    }
    const { last, mails } = await tellSome(store, row, program);
    await change({
      mails: row.mails + mails,
      ...(last === undefined ? { told_at: at } : { told_up_to: last }),
    });
    return last === undefined ? 'done' : 'more';
  });
}

/** @returns the last whom it told, undefined at the audience's end */
async function tellSome(store: Store, row: AnnouncementRow, program: ApiProgram) {
  const people = await store.database
    .select({
      id: creators.id,
      locale: creators.locale,
    })
    .from(creators)
    .where(and(isAddressed(row), row.told_up_to ? gt(creators.id, row.told_up_to) : undefined))
    .orderBy(asc(creators.id))
    .limit(AT_ONCE);
  if (row.audience !== 'members')
    await announceAll(
      store,
      people.map(({ id }) => ({ channel: creatorChannel(id), event: eventOf(row, program) })),
    );
  const [fallback = ''] = programLocales(program);
  const told = row.mail ? people : [];
  const mails = await tellCreators(
    store,
    program.uuid,
    told.map(({ id: creator_id, locale }) => ({
      creator_id,
      message: {
        kind: 'announcement',
        params: {
          title: textIn(row.title, locale, fallback),
          text: textIn(row.text, locale, fallback),
        },
      },
      source: `announcement:${row.id}`,
    })),
  );
  return { last: people.length < AT_ONCE ? undefined : people.at(-1)?.id, mails };
}

/** With the text of each of the program's languages: pages show theirs. */
function eventOf({ id, title }: AnnouncementRow, program: ApiProgram) {
  const locales = programLocales(program);
  const [fallback = ''] = locales;
  return {
    kind: 'announcement' as const,
    id,
    title: Object.fromEntries(locales.map((locale) => [locale, textIn(title, locale, fallback)])),
  };
}

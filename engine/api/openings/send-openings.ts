import { isOpen } from '#domain/enrolments/activation-window.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { addressContext, linkContext } from '../core/openings/opening-address.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices } from '../http/services.ts';
import { enqueueMails, type QueuedMail } from '../mail/outbox.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import type { LocalizedText } from '../store/tables/columns.ts';
import { openingReminders } from '../store/tables/reminders.ts';
import { VALID_MILLISECONDS } from './confirmation.ts';
import { openApplications } from './open-applications.ts';

type Services = Pick<ApiServices, 'store' | 'programs' | 'secrets' | 'now' | 'log'>;
type Row = typeof openingReminders.$inferSelect;

/** Mails that are written in one transaction. */
const BATCH = 200;
/** Confirmed addresses are kept for eighteen months. */
const KEPT = 548 * 86_400_000;

/** Something that is open now. */
interface Opened {
  readonly program: ApiProgram;
  readonly activation_id: number | null;
  /** Of an activation. */
  readonly title: LocalizedText | undefined;
}

/**
 * Writes to who waits for what has opened, and deletes their addresses with it, in one transaction:
 * each once, however many instances there are. What opened and closed again while no server ran is
 * waited for on. Addresses that nobody confirmed, and old ones, are deleted.
 */
export async function sendOpenings(services: Services): Promise<void> {
  const { store, now } = services;
  await forgetOld(store, now());
  for (const opened of await readOpened(services)) {
    let written: number;
    do written = await store.transaction(() => sendSome(services, opened));
    while (written === BATCH);
  }
}

async function readOpened({ store, programs, now }: Services): Promise<Opened[]> {
  const { program_uuid, activation_id, confirmed_at } = openingReminders;
  const awaited = await store.database
    .selectDistinct({ program_uuid, activation_id })
    .from(openingReminders)
    .where(isNotNull(confirmed_at));
  const at = now();
  const found = awaited.map(async (one): Promise<Opened[]> => {
    const program = programs.byUuid(one.program_uuid);
    if (!program) return [];
    if (one.activation_id === null) {
      return openApplications(program, at)
        ? [{ program, activation_id: null, title: undefined }]
        : [];
    }
    const book = await readQuestBook(store, program.uuid);
    const activation = book.activations.get(one.activation_id);
    const open = activation?.guests && isOpen(activation, at);
    return open ? [{ program, activation_id: activation.id, title: activation.title }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** @returns how many addresses were taken from the list */
async function sendSome(services: Services, opened: Opened): Promise<number> {
  const { database } = services.store;
  const { id, program_uuid, activation_id, confirmed_at } = openingReminders;
  const rows = await database
    .select()
    .from(openingReminders)
    .where(
      and(
        eq(program_uuid, opened.program.uuid),
        opened.activation_id === null
          ? isNull(activation_id)
          : eq(activation_id, opened.activation_id),
        isNotNull(confirmed_at),
      ),
    )
    .orderBy(asc(confirmed_at), asc(id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (rows.length === 0) return 0;
  await enqueueMails(
    services.store,
    rows.flatMap((row) => mailOf(services, opened, row)),
  );
  const ids = rows.map((row) => row.id);
  await database.delete(openingReminders).where(inArray(id, ids));
  return rows.length;
}

function mailOf({ secrets, log }: Services, opened: Opened, row: Row): QueuedMail[] {
  const { program, title } = opened;
  try {
    const address = secrets.decrypt(row.address, addressContext(row.id));
    const path = row.link ? secrets.decrypt(row.link, linkContext(row.id)) : undefined;
    return [
      {
        kind: 'opening',
        params: {
          opening_reminder_id: row.id,
          ...(title ? { title: pickText(title, row.locale).slice(0, 500) } : {}),
          url: new URL(path ?? joinPath(program.base_route, '/'), program.origin).href,
        },
        ...{ program_uuid: program.uuid, creator_id: null, address, locale: row.locale },
      },
    ];
  } catch (error) {
    // One row that cannot be read keeps nobody else from their mail.
    log.error({ err: error, opening_reminder: row.id }, 'An address could not be opened.');
    return [];
  }
}

async function forgetOld({ database }: Store, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  const { confirmed_at, asked_at } = openingReminders;
  await database
    .delete(openingReminders)
    .where(
      or(
        and(isNull(confirmed_at), lt(asked_at, before(VALID_MILLISECONDS))),
        lt(confirmed_at, before(KEPT)),
      ),
    );
}

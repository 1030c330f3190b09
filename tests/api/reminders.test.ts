import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetQuestBook } from '#api/core/quests/quest-book.ts';
import { isWanted } from '#api/mail/mail-rows.ts';
import { readMessage } from '#api/mail/message-kinds.ts';
import { endSubscription } from '#api/mail/unsubscribe-links.ts';
import { sendReminders } from '#api/reminders/send-reminders.ts';
import { and, asc, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { activations, influencerActivations } from '#api/store/tables/activations.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { questProgress, quests } from '#api/store/tables/quests.ts';
import { reminders } from '#api/store/tables/reminders.ts';
import { changeNotificationPreferences } from '#contract/notifications/preference-endpoints.ts';
import { listReminders, removeReminders, setReminders } from '#contract/reminders/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So many hours from now. */
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

let api: TestApi;
let person: TestPerson;
let uuid: string;

beforeAll(async () => {
  api = await startTestApi();
  uuid = api.program('alpha').uuid;
});
beforeEach(async () => {
  api.setTime(NOW);
  const { database } = api.services.store;
  await database.delete(mails);
  await database.delete(reminders);
  await changeQuest(1, { opens_at: null, closes_at: later(72), retired_at: null });
  await changeQuest(2, { opens_at: null, closes_at: later(72) });
  person = await member();
});
afterAll(() => api.close());

const member = (values: Partial<typeof creators.$inferInsert> = {}) =>
  api.creator('alpha', { email: 'ada@people.example', email_verified_at: NOW, ...values });

async function changeQuest(id: number, values: Partial<typeof quests.$inferInsert>) {
  const { store } = api.services;
  await store.database.update(quests).set(values).where(isOf(quests, id));
  forgetQuestBook(store, uuid);
}
async function changeActivation(id: number, values: Partial<typeof activations.$inferInsert>) {
  const { store } = api.services;
  await store.database.update(activations).set(values).where(isOf(activations, id));
  forgetQuestBook(store, uuid);
}
const isOf = (table: typeof quests | typeof activations, id: number) =>
  and(eq(table.program_uuid, uuid), eq(table.id, id));

/** A token of the time that it is: it is valid for minutes. */
const tokenOf = ({ id, session_id, uuid: of }: TestPerson) =>
  api.services.authTokens.sign({ kind: 'creator', sub: id, sid: session_id, uuid: of });

const quest = (id: number) => ({ kind: 'quest', id }) as const;
const set = async (
  subjects: readonly object[] = [quest(1)],
  {
    moment = 'closes',
    who = person,
    ...rest
  }: { moment?: string; who?: TestPerson; time_zone?: string } = {},
) =>
  api.call(setReminders, {
    ...{ token: await tokenOf(who), query: { uuid }, body: { subjects, moment, ...rest } },
  });
const list = async (who = person) =>
  (await api.call(listReminders, { token: await tokenOf(who), query: { uuid } })).body.reminders;
const remove = async (ids: readonly number[], who = person) =>
  api.call(removeReminders, { token: await tokenOf(who), query: { uuid }, body: { ids } });

/** Has the job look at a moment; which mails there are since. */
async function look(at: Date) {
  api.setTime(at);
  await sendReminders(api.services);
  const rows = await api.services.store.database.select().from(mails).orderBy(asc(mails.id));
  return rows.map(({ kind, params }) => ({ kind, ...(params as { titles: string[] }) }));
}
const titles = async (at: Date) => (await look(at)).flatMap((mail) => mail.titles);

describe('a reminder', () => {
  test('is set with one call and removed with another, and setting it again changes nothing', async () => {
    const first = await set();
    expect(first.body.reminders).toEqual([
      {
        ...{ id: expect.any(Number), subject: quest(1), moment: 'closes' },
        ...{ title: 'Win five matches', at: later(72).toISOString(), sent_at: null },
        due_at: later(48).toISOString(),
      },
    ]);
    api.setTime(later(1));
    expect((await set()).body).toEqual(first.body);
    const [{ id } = { id: 0 }] = await list();
    expect((await remove([id])).body.reminders).toEqual([]);
    expect((await remove([id])).status).toBe(200);
    expect(await titles(later(71))).toEqual([]);
  });

  test('is refused for what there is not, what has no date to come, and an address that is not confirmed', async () => {
    expect((await set([quest(99)])).code).toBe('REMINDER_SUBJECT_UNKNOWN');
    await changeQuest(1, { closes_at: NOW });
    expect((await set()).code).toBe('REMINDER_TOO_LATE');
    await changeQuest(1, { closes_at: null });
    expect((await set()).code).toBe('REMINDER_TOO_LATE');
    for (const values of [{ email_verified_at: null }, { email: null }]) {
      const who = await member(values);
      expect((await set([quest(2)], { who })).code).toBe('REMINDER_WITHOUT_ADDRESS');
    }
    expect(await list()).toEqual([]);
  });

  test('is one of 500 at most, and nothing of a call that goes beyond is kept', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...{ program_uuid: uuid, creator_id: person.id, subject_kind: 'quest' as const },
      ...{ subject_id: 1_000 + index, moment: 'opens' as const, set_at: NOW },
    }));
    await api.services.store.database.insert(reminders).values(rows);
    expect((await set()).code).toBe('REMINDERS_FULL');
    expect(await list()).toEqual([]);
  });

  test('is nobody else’s to see or to remove', async () => {
    await set();
    const [{ id } = { id: 0 }] = await list();
    const other = await member();
    expect(await list(other)).toEqual([]);
    await remove([id], other);
    expect(await list()).toHaveLength(1);
  });
});

describe('its mail', () => {
  test('is written once, a day before, however often and by how many it is looked at', async () => {
    await set([quest(1), quest(2)], { time_zone: 'Asia/Tokyo' });
    expect(await look(later(47.9))).toEqual([]);
    api.setTime(later(48));
    await Promise.all([sendReminders(api.services), sendReminders(api.services)]);
    const told = {
      ...{ kind: 'reminder', moment: 'closes', at: later(72).toISOString() },
      ...{ titles: ['Win five matches', 'Stream for an hour every day'], time_zone: 'Asia/Tokyo' },
    };
    expect(await look(later(49))).toEqual([expect.objectContaining(told)]);
    expect(await look(later(71))).toHaveLength(1);
    const [mail] = await api.services.store.database.select().from(mails);
    expect(mail).toMatchObject({
      ...{ creator_id: person.id, address: 'ada@people.example', category: 'reminders' },
    });
    expect(() => readMessage('reminder', mail?.params)).not.toThrow();
    expect((await list()).map(({ sent_at }) => sent_at)).toEqual(
      Array(2).fill(later(48).toISOString()),
    );
  });

  test('comes again where the person wants it once more', async () => {
    await set();
    expect(await titles(later(48))).toHaveLength(1);
    await set();
    expect(await list()).toMatchObject([{ sent_at: null, due_at: later(60).toISOString() }]);
    expect(await titles(later(60))).toHaveLength(2);
  });

  test('follows a date that was moved, and rests while there is none', async () => {
    await set();
    await changeQuest(1, { closes_at: later(120) });
    expect(await titles(later(60))).toEqual([]);
    expect(await list()).toMatchObject([{ due_at: later(96).toISOString() }]);
    await changeQuest(1, { closes_at: null });
    expect(await titles(later(100))).toEqual([]);
    await changeQuest(1, { closes_at: later(110) });
    expect(await titles(later(101))).toEqual(['Win five matches']);
  });

  test('is not sent after the deadline, also where no server ran or no mail server took it', async () => {
    await set();
    expect(await titles(later(72))).toEqual([]);
    expect(await list()).toEqual([]);

    api.setTime(NOW);
    await set([quest(2)]);
    await look(later(48));
    const { store } = api.services;
    const [mail] = await store.database.select().from(mails);
    if (!mail) throw new Error('There is no mail.');
    expect(await isWanted(store, mail, later(71.9))).toBe(true);
    expect(await isWanted(store, mail, later(72))).toBe(false);
  });

  test('is sent late where that is still of use', async () => {
    await set();
    expect(await titles(later(70))).toEqual(['Win five matches']);
  });

  test('is not sent of a quest that is done or left the campaign', async () => {
    await set([quest(1), quest(2)]);
    await api.services.store.database.insert(questProgress).values({
      ...{ program_uuid: uuid, creator_id: person.id, quest_id: 1, period: 'once' },
      ...{ value: 5, state: 'completed', completed_at: NOW },
    });
    await changeQuest(2, { retired_at: NOW });
    expect(await titles(later(48))).toEqual([]);
    await changeQuest(2, { retired_at: null });
  });

  test('of an opening comes when it opens, also late, and not where it is over by then', async () => {
    await changeQuest(1, { opens_at: later(5), closes_at: later(50) });
    await changeQuest(2, { opens_at: later(5), closes_at: later(6) });
    await set([quest(1), quest(2)], { moment: 'opens' });
    expect(await titles(later(4.9))).toEqual([]);
    expect(await look(later(10))).toMatchObject([
      { moment: 'opens', titles: ['Win five matches'] },
    ]);
  });

  test('is of an offer until it is declined, and of an activation to come', async () => {
    const { database } = api.services.store;
    const [offer] = await database
      .insert(influencerActivations)
      .values({
        ...{ program_uuid: uuid, creator_id: person.id, activation_id: 4 },
        ...{ state: 'offered', expires_at: later(30) },
      })
      .returning();
    const subject = { kind: 'enrolment', id: offer?.id ?? 0 };
    await set([subject]);
    await changeActivation(2, { opens_at: later(20) });
    await set([{ kind: 'activation', id: 2 }], { moment: 'opens' });
    expect(await look(later(15))).toMatchObject([{ titles: ['Studio day'] }]);
    expect(await titles(later(20))).toEqual(['Studio day', 'Game keys']);
    await set([{ kind: 'enrolment', id: subject.id }]);
    await database
      .update(influencerActivations)
      .set({ state: 'declined', ended_at: later(21) })
      .where(eq(influencerActivations.id, subject.id));
    expect(await titles(later(29))).toHaveLength(2);
    await changeActivation(2, { opens_at: null });
    const other = await member();
    expect((await set([subject], { who: other })).code).toBe('REMINDER_SUBJECT_UNKNOWN');
  });

  test('is kept from quiet hours, but for a deadline that would pass in them', async () => {
    const quiet = { quiet_hours: { from: '11:00', until: '18:00' }, time_zone: 'UTC' };
    await changeQuest(1, { closes_at: later(25) });
    const who = await member({ mail_timing: quiet });
    await set([quest(1)], { who });
    // Due at half past midnight, so outside of them; moved, it is due within.
    await changeQuest(1, { closes_at: later(8) });
    expect(await titles(later(4.1))).toEqual([]);
    // Who chooses other hours is looked at anew.
    await api.call(changeNotificationPreferences, {
      ...{ token: await tokenOf(who), query: { uuid } },
      body: { timing: { quiet_hours: { from: '11:00', until: '20:00' } } },
    });
    expect(await titles(later(4.2))).toEqual(['Win five matches']);
  });

  test('waits for the end of quiet hours where that is early enough', async () => {
    const quiet = { quiet_hours: { from: '11:00', until: '18:00' }, time_zone: 'UTC' };
    const who = await member({ mail_timing: quiet });
    await changeQuest(1, { closes_at: later(9) });
    await set([quest(1)], { who });
    expect(await titles(later(5))).toEqual([]);
    expect(await titles(later(6))).toEqual(['Win five matches']);
  });

  test('reaches nobody who left the program or whose address is not theirs any more', async () => {
    const { database } = api.services.store;
    const left = await member();
    const moved = await member();
    for (const who of [left, moved]) await set([quest(1)], { who });
    await database.update(creators).set({ member_since: null }).where(eq(creators.id, left.id));
    await database
      .update(creators)
      .set({ email_verified_at: null })
      .where(eq(creators.id, moved.id));
    expect(await titles(later(48))).toEqual([]);
    expect(await database.select().from(reminders)).toEqual([]);
  });

  test('has a link that removes all of them at once', async () => {
    await set([quest(1), quest(2)]);
    const other = await member();
    await set([quest(1)], { who: other });
    const subject = { program_uuid: uuid, creator_id: person.id, category: 'reminders' } as const;
    await endSubscription(api.services.store, subject, 'en', NOW);
    expect(await list()).toEqual([]);
    expect(await list(other)).toHaveLength(1);
  });
});

test('what was sent, or has had no date for long, is forgotten', async () => {
  await set();
  await set([quest(2)]);
  await look(later(48));
  await look(new Date(later(72).getTime() + 6 * DAY));
  expect(await list()).toHaveLength(2);
  await look(new Date(later(72).getTime() + 7 * DAY + 1));
  expect(await list()).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { mail, mailWorkers, PROGRAM } from '../../../tests/support/mail-workers.ts';
import { eq } from '../store/drizzle.ts';
import { creators, mails } from '../store/tables.ts';
import { claimMail } from './mail-rows.ts';
import { enqueueMail } from './outbox.ts';
import { holdMail, reconsiderMails } from './waiting-mails.ts';

const { store, openSink, startWorker, createCreator, rows, states, settled } = mailWorkers();

const NIGHT = new Date('2026-07-01T23:00:00Z');
const MORNING = new Date('2026-07-02T07:00:00Z');
const QUIET = { quiet_hours: { from: '22:00', until: '07:00' }, time_zone: 'UTC' };

/** A mail as if it was written at a moment. */
async function enqueueAt(at: Date, changes: object): Promise<void> {
  await enqueueMail(store(), mail({ program_uuid: PROGRAM, ...changes }));
  await store().database.update(mails).set({ created_at: at, next_attempt_at: at });
}
const reward = (creator_id: string) => ({
  ...{ creator_id, kind: 'reward_fulfilled', params: { reward: 'Poster' } },
});
const subjects = (sink: { mails: readonly { content: string }[] }) =>
  sink.mails.map(({ content }) => /^Subject: (.*)$/m.exec(content)?.[1]);

describe('in quiet hours', () => {
  test('a mail waits until they end, also when every process ends, and goes once with two workers', async () => {
    const sink = await openSink();
    const creator_id = await createCreator({ mail_timing: QUIET });
    await enqueueAt(NIGHT, reward(creator_id));
    const night = startWorker(sink, { now: () => NIGHT });
    await settled(['waiting']);
    await night.stop();
    expect(await rows()).toMatchObject([{ attempts: 0, next_attempt_at: MORNING }]);

    let now = new Date(MORNING.getTime() - 1);
    startWorker(sink, { now: () => now });
    startWorker(sink, { now: () => now });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await states()).toEqual(['waiting']);
    now = MORNING;
    await settled(['sent']);
    expect(sink.mails).toHaveLength(1);
  });

  test.each([
    ['key_claimed', { title: 'Arena' }],
    ['data_exported', {}],
    ['verify_email', { verification_url: 'https://acme.example/verify', valid_hours: 24 }],
    ['application_received', {}],
  ])('%s goes at once', async (kind, params) => {
    const sink = await openSink();
    const creator_id = await createCreator({ mail_timing: { ...QUIET, rhythm: 'weekly' } });
    await enqueueAt(NIGHT, { creator_id, kind, params });
    startWorker(sink, { now: () => NIGHT });
    await settled(['sent']);
    expect(sink.mails).toHaveLength(1);
  });

  test('what waits goes at once where the person wants none any more', async () => {
    const sink = await openSink();
    const creator_id = await createCreator({ mail_timing: QUIET });
    await enqueueAt(NIGHT, reward(creator_id));
    startWorker(sink, { now: () => NIGHT });
    await settled(['waiting']);
    await store().transaction(async () => {
      await store()
        .database.update(creators)
        .set({ mail_timing: { ...QUIET, quiet_hours: null } })
        .where(eq(creators.id, creator_id));
      await reconsiderMails(store(), creator_id, NIGHT);
    });
    await settled(['sent']);
    expect(subjects(sink)).toEqual(['Your reward is ready: Poster']);
  });

  test('who lost a mail to another worker keeps nothing back', async () => {
    const creator_id = await createCreator({ mail_timing: QUIET });
    await enqueueAt(NIGHT, reward(creator_id));
    const lost = await claimMail(store(), NIGHT, NIGHT);
    if (!lost) throw new Error('There is a mail to claim.');
    await store().database.update(mails).set({ attempts: 2, state: 'handing_over' });
    expect(await holdMail(store(), lost, NIGHT)).toBe(true);
    expect(await states()).toEqual(['handing_over']);
  });
});

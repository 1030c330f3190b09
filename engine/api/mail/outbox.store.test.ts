import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mail, mailWorkers, PROGRAM } from '../../../tests/support/mail-workers.ts';
import { enqueueMail, forgetMails, mailCreators } from './outbox.ts';

const { store, openSink, startWorker, createCreator, rows, settled } = mailWorkers();

describe('the outbox', () => {
  test('sends what was committed, and nothing of what was not', async () => {
    const sink = await openSink();
    startWorker(sink, { pollInterval: 60_000 });
    const failed = store().transaction(async () => {
      await enqueueMail(store(), mail({ address: 'never@creators.example' }));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await store().transaction(() => enqueueMail(store(), mail()));
    await settled(['sent']);
    expect(sink.mails.map(({ to }) => to)).toEqual([['ada@creators.example']]);
  });

  test('takes no mail that cannot be sent', async () => {
    const bad = mail({ address: 'a@b.example\r\nBcc: evil@e.example' });
    await expect(enqueueMail(store(), bad)).rejects.toThrow('no mail address');
    await expect(enqueueMail(store(), mail({ params: { key: 'AAAA' } }))).rejects.toThrow(
      'key_claimed',
    );
    expect(await rows()).toEqual([]);
  });

  test('finds a creator’s address, name and language, and only a verified address', async () => {
    const creator_id = await createCreator();
    const message = { kind: 'data_exported', params: {} } as const;
    expect(await mailCreators(store(), PROGRAM, [{ creator_id, message }])).toBe(1);
    expect(await rows()).toMatchObject([
      {
        address: 'ada@creators.example',
        locale: 'de',
        category: 'account',
        params: { name: 'Ada' },
      },
    ]);
    const stranger = await createCreator({ email_verified_at: null });
    const nobody = await createCreator({ email: null });
    for (const id of [stranger, nobody])
      expect(await mailCreators(store(), PROGRAM, [{ creator_id: id, message }])).toBe(0);
    expect(await mailCreators(store(), randomUUID(), [{ creator_id, message }])).toBe(0);
    expect(await rows()).toHaveLength(1);
  });

  test('is given nothing that the person has switched off, but for what has to be told', async () => {
    const creator_id = await createCreator({
      mail_preferences: { rewards: false, decisions: false },
    });
    const told = [
      { kind: 'key_claimed', params: { title: 'Arena' } },
      { kind: 'application_received', params: {} },
      { kind: 'announcement', params: { title: 'News', text: 'Much.' } },
      { kind: 'application_decided', params: { decision: 'accepted' } },
    ] as const;
    const messages = told.map((message) => ({ creator_id, message }));
    expect(await mailCreators(store(), PROGRAM, messages)).toBe(2);
    expect((await rows()).map(({ kind }) => kind)).toEqual(['announcement', 'application_decided']);
  });
});

test('the outbox forgets one person without touching the mails of others', async () => {
  const creator_id = await createCreator();
  await enqueueMail(store(), mail({ creator_id }));
  await enqueueMail(store(), mail({ creator_id: await createCreator() }));
  await enqueueMail(store(), mail({ kind: 'account_deleted', params: {} }));
  await forgetMails(store(), creator_id);
  expect((await rows()).map(({ kind }) => kind)).toEqual(['key_claimed', 'account_deleted']);
});

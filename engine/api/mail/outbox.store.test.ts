import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mail, mailWorkers, PROGRAM } from '../../../tests/support/mail-workers.ts';
import { enqueueMail, forgetMails, mailCreator } from './outbox.ts';

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
    expect(await mailCreator(store(), { program_uuid: PROGRAM, creator_id }, message)).toBe(true);
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
      expect(await mailCreator(store(), { program_uuid: PROGRAM, creator_id: id }, message)).toBe(
        false,
      );
    const elsewhere = { program_uuid: randomUUID(), creator_id };
    expect(await mailCreator(store(), elsewhere, message)).toBe(false);
    expect(await rows()).toHaveLength(1);
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

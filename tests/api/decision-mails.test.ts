import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailBrands } from '#api/core/mails/mail-brands.ts';
import { MailWorker } from '#api/mail/mail-worker.ts';
import type { OutgoingMail } from '#api/mail/transport.ts';
import { eq } from '#api/store/drizzle.ts';
import type { creators } from '#api/store/tables/accounts.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { contents } from '#api/store/tables/pipelines.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { QUEUES } from '../support/review-subjects.ts';

let api: TestApi;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());

const NOTE = 'Please read the rules <b>again</b>.';
const REJECT = { decision: 'reject', reason_code: 'conduct', note: NOTE };
const UNSUBSCRIBE = 'https://unsubscribe.example/';

const someone = (values: Partial<typeof creators.$inferInsert> = {}) =>
  api.creator('alpha', {
    email: `${crypto.randomUUID()}@creator.example`,
    email_verified_at: new Date(),
    ...values,
  });

/** What a worker hands over to the mail server for one person. */
async function sentTo(creator_id: string): Promise<OutgoingMail> {
  const { store, log } = api.services;
  const [row] = await store.database
    .select({ address: mails.address })
    .from(mails)
    .where(eq(mails.creator_id, creator_id));
  const sent: OutgoingMail[] = [];
  const worker = new MailWorker({
    ...{ store, log, brandOf: mailBrands(api.services), unsubscribeUrl: () => UNSUBSCRIBE },
    transport: {
      domain: 'marquee.example',
      send: async (mail, handingOver) => {
        await handingOver();
        sent.push(mail);
      },
    },
  });
  worker.start();
  const own = () => sent.find(({ to }) => to === row?.address);
  await expect.poll(own, { timeout: 20_000 }).toBeDefined();
  await worker.stop();
  return own() as OutgoingMail;
}

describe.each(QUEUES)('the mail of a decision on $queue', ({ review, create, kind, ...queue }) => {
  const preview = (id: string | number, body: object = REJECT, operator = reviewer) =>
    api.call(review.preview, {
      ...{ token: operator.token, query: { uuid: operator.uuid }, params: { id }, body },
    } as never);
  const decide = (id: string | number) =>
    api.call(review.decide, {
      ...{ token: reviewer.token, query: { uuid: reviewer.uuid }, params: { id } },
      body: { revision: 1, ...REJECT },
    } as never);

  test('is seen before as it is sent, but for the link that ends such mails', async () => {
    const creator = await someone({ locale: 'de' });
    const id = await create(api, creator);
    const { status, body } = await preview(id);
    expect([status, body.silence, body.mail?.locale]).toEqual([200, null, 'de']);
    const written = await api.services.store.database
      .select()
      .from(mails)
      .where(eq(mails.creator_id, creator.id));
    expect(written).toEqual([]);
    expect((await decide(id)).status).toBe(200);
    const sent = await sentTo(creator.id);
    expect(body.mail?.subject).toBe(sent.subject);
    expect(body.mail?.text).toContain('again');
    expect(body.mail?.text).toBe(sent.text.replace(/\n[^\n]*\n[^\n]*unsubscribe\.example.*/, ''));
  });

  test('is none where nobody is told, and it says why', async () => {
    const silenceOf = async (values: Partial<typeof creators.$inferInsert>, body?: object) =>
      (await preview(await create(api, await someone(values)), body)).body;
    const none = (silence: string) => ({ mail: null, silence });
    expect(await silenceOf({}, { decision: 'start_review', reason_code: 'none' })).toEqual(
      none('not_told'),
    );
    expect(await silenceOf({ email_verified_at: null })).toEqual(none('no_verified_email'));
    const off = await silenceOf({ mail_preferences: { decisions: false } });
    // Whether one is in the program is always told.
    if (kind === 'application') expect(off.silence).toBe(null);
    else expect(off).toEqual(none('unsubscribed'));
  });

  test('is refused for what cannot be decided', async () => {
    const creator = await someone();
    const id = await create(api, creator);
    expect((await preview(queue.strange)).code).toBe(queue.unknown);
    const other = await preview(id, { decision: 'accept', reason_code: 'conduct' });
    expect(other.code).toBe('REASON_UNKNOWN');
    const elsewhere = await api.operator('beta', 'owner');
    expect((await preview(id, REJECT, elsewhere)).code).toBe(queue.unknown);
    const viewer = await api.operator('alpha', 'viewer');
    expect((await preview(id, REJECT, viewer)).status).toBe(403);
    const closed = await create(api, await someone(), { state: 'rejected' });
    expect((await preview(closed)).code).toBe('TRANSITION_REFUSED');
  });

  test.runIf(kind === 'content')('goes to no guest', async () => {
    const id = await create(api, await someone());
    await api.services.store.database
      .update(contents)
      .set({ creator_id: null })
      .where(eq(contents.id, Number(id)));
    expect((await preview(id)).body).toEqual({ mail: null, silence: 'no_account' });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from '#api/store/drizzle.ts';
import { guestLinks, influencerActivations } from '#api/store/tables/activations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { inviteCreator } from '#contract/campaigns/endpoints.ts';
import {
  createGuestLink,
  listGuestLinks,
  revokeGuestLink,
} from '#contract/campaigns/guest-link-endpoints.ts';
import { listKeyStock } from '#contract/campaigns/key-endpoints.ts';
import { readGuestActivation } from '#contract/guest/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { changeActivation } from '../support/key-pool.ts';

let api: TestApi;
let manager: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  stranger = await api.operator('beta', 'manager');
});
afterAll(() => api.close());

const as = (person: TestPerson, rest: object = {}) => ({
  token: person.token,
  query: { uuid: person.uuid },
  ...rest,
});
const create = (body: object) => api.call(createGuestLink, as(manager, { body }));
const list = (person: TestPerson, query: Record<string, string | number> = {}) =>
  api.call(listGuestLinks, { token: person.token, query: { uuid: person.uuid, ...query } });
const revoke = (person: TestPerson, id: string) =>
  api.call(revokeGuestLink, as(person, { params: { guest_link_id: id } }));
const invite = (activation_id: number, creator_id: string, by = manager) =>
  api.call(inviteCreator, as(by, { params: { activation_id }, body: { creator_id } }));
const auditOf = (action: string) =>
  api.services.store.database.select().from(auditEntries).where(eq(auditEntries.action, action));

test('a link is created with a token that only its answer holds, and opens its activation', async () => {
  const { status, body } = await create({ activation_id: 3, label: 'Press', uses_limit: 2 });
  expect(status).toBe(201);
  expect(body).toMatchObject({ activation_id: 3, label: 'Press', uses_limit: 2, uses: 0 });
  expect(body.path).toBe(`/activations/alpha/${body.token}`);
  const opened = await api.call(readGuestActivation, { query: { token: body.token } });
  expect(opened.body).toMatchObject({ program: 'alpha', uses_left: 2 });
  const kept = await api.services.store.database.select().from(guestLinks);
  const listed = await list(manager);
  const audited = await auditOf('guest_link.create');
  expect(audited).toMatchObject([{ actor_id: manager.id, subject_id: body.id }]);
  expect(JSON.stringify([kept, listed.body, audited])).not.toContain(body.token);
});

test('a link ends when it is said to', async () => {
  const { body } = await create({
    activation_id: 3,
    label: 'Short',
    expires_at: '2026-01-01T00:00:00Z',
  });
  const opened = await api.call(readGuestActivation, { query: { token: body.token } });
  expect(opened.code).toBe('GUEST_LINK_EXPIRED');
});

test('only activations that the campaign opens to guests have links', async () => {
  const before = (await list(manager)).body.items.length;
  expect((await create({ activation_id: 6, label: 'x' })).code).toBe('ACTIVATION_WITHOUT_GUESTS');
  expect((await create({ activation_id: 999, label: 'x' })).code).toBe('ACTIVATION_UNKNOWN');
  await changeActivation(api, 'alpha', 3, { retired_at: new Date() });
  expect((await create({ activation_id: 3, label: 'x' })).code).toBe('ACTIVATION_UNKNOWN');
  await changeActivation(api, 'alpha', 3, { retired_at: null });
  expect((await list(manager)).body.items.length).toBe(before);
});

test('links are listed newest first, page by page, each once', async () => {
  for (const label of ['A', 'B', 'C']) await create({ activation_id: 3, label });
  const all = (await list(manager)).body.items.map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await list(manager, { limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all);
  expect((await list(manager)).body.items.slice(0, 3).map(({ label }) => label)).toEqual([
    'C',
    'B',
    'A',
  ]);
  expect((await list(manager, { cursor: 'bm9uZQ' })).code).toBe('CURSOR_INVALID');
});

test('a revoked link opens nothing any more; revoking it again changes nothing', async () => {
  const { body } = await create({ activation_id: 3, label: 'Leaked' });
  expect((await revoke(stranger, body.id)).code).toBe('GUEST_LINK_UNKNOWN');
  const unknown = '11111111-1111-4111-8111-111111111111';
  expect((await revoke(manager, unknown)).code).toBe('GUEST_LINK_UNKNOWN');
  expect((await revoke(manager, body.id)).status).toBe(204);
  const [first] = (await list(manager)).body.items;
  expect(first).toMatchObject({ id: body.id, revoked_at: expect.any(String) });
  expect((await revoke(manager, body.id)).status).toBe(204);
  expect((await list(manager)).body.items[0]).toEqual(first);
  const opened = await api.call(readGuestActivation, { query: { token: body.token } });
  expect(opened.code).toBe('GUEST_LINK_REVOKED');
});

test('a program’s operators see neither links nor keys of another one', async () => {
  expect((await list(stranger)).body.items).toEqual([]);
  const { body } = await api.call(listKeyStock, as(stranger));
  expect(body.key_options.every(({ available }) => available === 0)).toBe(true);
  const wrong = await api.call(listKeyStock, {
    token: stranger.token,
    query: { uuid: manager.uuid },
  });
  expect(wrong.code).toBe('NOT_ALLOWED');
});

test('of ten invitations at once to two places, two people get one each', async () => {
  const { database } = api.services.store;
  const people = await Promise.all(Array.from({ length: 10 }, () => api.creator('alpha')));
  const answers = await Promise.all(people.map(({ id }) => invite(4, id)));
  const codes = answers.map(({ code }) => code ?? 'fine').sort();
  expect(codes).toEqual([...Array(8).fill('ACTIVATION_FULL'), 'fine', 'fine']);
  const rows = await database
    .select()
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.program_uuid, manager.uuid),
        eq(influencerActivations.activation_id, 4),
      ),
    );
  expect(rows.map(({ state }) => state)).toEqual(['offered', 'offered']);
  expect(await auditOf('influencer_activation.invite')).toHaveLength(2);
  const invited = rows[0]?.creator_id ?? '';
  const again = await invite(4, invited);
  expect(again.body).toEqual({ influencer_activation_id: rows[0]?.id, state: 'offered' });
});

test('only members of the program are invited, to what it has', async () => {
  const member = await api.creator('alpha');
  const outsider = await api.creator('alpha', { member_since: null });
  const elsewhere = await api.creator('beta');
  expect((await invite(999, member.id)).code).toBe('ACTIVATION_UNKNOWN');
  expect((await invite(6, outsider.id)).code).toBe('NOT_A_MEMBER');
  expect((await invite(6, elsewhere.id)).code).toBe('CREATOR_UNKNOWN');
  expect((await invite(6, member.id, stranger)).code).toBe('CREATOR_UNKNOWN');
  const rows = await api.services.store.database
    .select()
    .from(influencerActivations)
    .where(eq(influencerActivations.activation_id, 6));
  expect(rows).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { guestLinks } from '#api/store/tables/activations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import {
  createGuestLinks,
  LINKS_AT_ONCE,
  listGuestActivations,
  listGuestLinks,
  listGuestLinkUses,
  readGuestLink,
  revokeGuestLinks,
} from '#contract/campaigns/guest-link-endpoints.ts';
import { acceptAsGuest, mergeGuest, readGuestActivation } from '#contract/guest/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const NOBODYS = '11111111-1111-4111-8111-111111111111';

let api: TestApi;
let manager: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  stranger = await api.operator('beta', 'manager');
});
afterAll(() => api.close());

const make = (csv: string, rest: object = {}, headers = {}) =>
  api.call(createGuestLinks, {
    ...{ token: manager.token, query: { uuid: manager.uuid }, body: { csv, ...rest }, headers },
  });
const list = (query: Record<string, string | number> = {}, { token, uuid } = manager) =>
  api.call(listGuestLinks, { token, query: { uuid, ...query } });
const labels = async (query: Record<string, string | number>) =>
  (await list(query)).body.items.map(({ label }) => label).sort();
const revoke = (guest_link_ids: readonly string[], { token, uuid } = manager) =>
  api.call(revokeGuestLinks, { token, query: { uuid }, body: { guest_link_ids } });
const uses = (guest_link_id: string, query: object = {}, { token, uuid } = manager) =>
  api.call(listGuestLinkUses, { token, params: { guest_link_id }, query: { uuid, ...query } });
const read = (guest_link_id: string, { token, uuid } = manager) =>
  api.call(readGuestLink, { token, params: { guest_link_id }, query: { uuid } });
const audited = () =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_kind, 'guest_link'));

test('a file makes a link of each sound line, and says of every other one what is wrong', async () => {
  const csv = [
    'note;Label;activation_id;uses_limit;expires_at',
    'x;Press;3;20;2099-01-31',
    'x;"Radio; night";;;2099-01-31T18:00:00Z',
    ';;3;;',
    ';Nowhere;999;;',
    ';Closed;6;;',
    ';Many;3;0;',
    ';Some day;3;;tomorrow',
    ';Gone;3;;2020-01-01',
    'Short',
  ].join('\r\n');
  const tried = await make(csv, { activation_id: 3, uses_limit: 2, first_line: 41, dry_run: true });
  const rejected_lines = [
    { line: 43, fault: 'label_invalid' },
    { line: 44, fault: 'activation_unknown' },
    { line: 45, fault: 'activation_without_guests' },
    { line: 46, fault: 'uses_invalid' },
    { line: 47, fault: 'expiry_invalid' },
    { line: 48, fault: 'expiry_past' },
    { line: 49, fault: 'cells_differ' },
  ];
  const terms = { activation_id: 3, expires_at: '2099-01-31T23:59:59.000Z' };
  expect(tried.body).toEqual({
    ...{ dry_run: true, created: 2, links: [], rejected_lines },
    first_lines: [
      { ...terms, line: 41, label: 'Press', uses_limit: 20 },
      {
        ...{ ...terms, line: 42, label: 'Radio; night', uses_limit: 2 },
        expires_at: '2099-01-31T18:00:00.000Z',
      },
    ],
  });
  expect((await list()).body.items).toEqual([]);
  const made = await make(csv, { activation_id: 3, uses_limit: 2 });
  expect(made.body.links.map(({ label }) => label)).toEqual(['Press', 'Radio; night']);
  const [link] = made.body.links;
  expect(link?.url).toBe(`https://marquee.example/activations/alpha/${link?.token}`);
  const opened = await api.call(readGuestActivation, { query: { token: link?.token ?? '' } });
  expect(opened.body).toMatchObject({ uses_left: 20, guest_link_id: link?.id });
  const kept = await api.services.store.database.select().from(guestLinks);
  expect(JSON.stringify([kept, await audited()])).not.toContain(link?.token);
  expect((await audited()).map(({ subject_id }) => subject_id).sort()).toEqual(
    made.body.links.map(({ id }) => id).sort(),
  );
});

test('what is no table of links is refused as a whole', async () => {
  const faultOf = async (csv: string) => (await make(csv)).body.rejected_lines;
  expect(await faultOf('name\nPress')).toEqual([{ line: 1, fault: 'columns_unknown' }]);
  expect(await faultOf('label,activation_id\n"Press,3')).toEqual([{ line: 1, fault: 'not_csv' }]);
  const many = Array.from({ length: LINKS_AT_ONCE + 1 }, (_, n) => `M${n},999`).join('\n');
  expect((await faultOf(`label,activation_id\n${many}`)).at(-1)).toEqual({
    ...{ line: LINKS_AT_ONCE + 2, fault: 'too_many_lines' },
  });
});

test('a part that is sent again makes no link twice, and answers the same tokens', async () => {
  const send = () =>
    make('label,activation_id\nAgain,3', {}, { 'idempotency-key': 'part one of a file' });
  const first = await send();
  expect((await send()).body).toEqual(first.body);
  expect(await labels({ search: 'again' })).toEqual(['Again']);
});

test('links are found by words of their label, their activation and their state', async () => {
  const { body } = await make(
    'label,activation_id,uses_limit\nFound open,3,2\nFound ended,2,1\nFound full,3,1',
  );
  const [, ended, full] = body.links;
  await revoke([ended?.id ?? '']);
  const guest = { token: full?.token ?? '', name: 'Ada' };
  expect((await api.call(acceptAsGuest, { body: guest })).status).toBe(200);
  expect(await labels({ search: 'fou' })).toEqual(['Found ended', 'Found full', 'Found open']);
  expect(await labels({ search: 'FOUND op' })).toEqual(['Found open']);
  expect(await labels({ search: '"' })).toEqual([]);
  expect(await labels({ search: 'found', activation_id: 2 })).toEqual(['Found ended']);
  const inState = (state: string) => labels({ search: 'found', state });
  expect(await inState('open')).toEqual(['Found open']);
  expect(await inState('revoked')).toEqual(['Found ended']);
  expect(await inState('used_up')).toEqual(['Found full']);
  expect(await inState('expired')).toEqual([]);
  expect((await list({ search: 'found' }, stranger)).body.items).toEqual([]);
});

test('a selection is revoked at once; what is not the program’s is said', async () => {
  const { body } = await make('label,activation_id\nOne,3\nTwo,3\nThree,3');
  const [one = '', two = '', three = ''] = body.links.map(({ id }) => id);
  await revoke([three]);
  const before = (await audited()).length;
  expect((await revoke([one, two, one, three, NOBODYS])).body).toEqual({
    ...{ revoked: [one, two], revoked_before: [three], unknown: [NOBODYS] },
  });
  expect(await audited()).toHaveLength(before + 2);
  expect((await revoke([one], stranger)).body).toMatchObject({ revoked: [], unknown: [one] });
  expect((await read(one)).body).toMatchObject({ label: 'One', state: 'revoked' });
  expect((await read(one, stranger)).code).toBe('GUEST_LINK_UNKNOWN');
});

test('who used a link is listed, also after it went into an account that took part already', async () => {
  const { body } = await make('label,activation_id,uses_limit\nShared,3,5');
  const [{ id = '', token = '' } = {}] = body.links;
  const accept = async (name: string) =>
    (await api.call(acceptAsGuest, { body: { token, name } })).body.token;
  await accept('Ada');
  const guest = await accept('Grace');
  const maya = await api.creator('alpha', { display_name: 'Maya' });
  const merge = await api.call(mergeGuest, { token: maya.token, body: { token: guest } });
  expect(merge.status).toBe(200);
  const again = await accept('Maya again');
  await api.call(mergeGuest, { token: maya.token, body: { token: again } });
  const first = await uses(id, { limit: 1 });
  const second = await uses(id, { limit: 1, cursor: first.body.next_cursor ?? '' });
  expect([...first.body.items, ...second.body.items]).toMatchObject([
    { guest: { name: null, email: null }, creator: { display_name: 'Maya' }, state: 'accepted' },
    { guest: { name: 'Ada' }, creator: null, accepted_at: expect.any(String), claimed_at: null },
  ]);
  expect(second.body.next_cursor).toBeNull();
  expect((await uses(id, { cursor: 'bm9uZQ' })).code).toBe('CURSOR_INVALID');
  expect((await uses(id, {}, stranger)).code).toBe('GUEST_LINK_UNKNOWN');
});

test('what links can be for is what the campaign opens to guests', async () => {
  const { body } = await api.call(listGuestActivations, {
    ...{ token: manager.token, query: { uuid: manager.uuid } },
  });
  const ids = body.activations.map(({ id }) => id);
  expect(ids).toContain(3);
  expect(ids).not.toContain(6);
  expect(body.activations.every(({ retired }) => !retired)).toBe(true);
});

import { expect, test } from 'vitest';
import { judgeMemberships } from './count-memberships.ts';
import type { MembershipFacts } from './observations.ts';

const SERVER = '81384788765712384';
const ROLE = '81385020756865024';
const RULE: { servers: string[]; roles: string[] } = { servers: [SERVER], roles: [] };
const ADA = { platform: 'discord', account_id: 'ada', since: new Date('2026-11-18T09:00:00Z') };
const LEN = { ...ADA, account_id: 'len' };

const seen = (facts: Partial<MembershipFacts> = {}): MembershipFacts => ({
  ...{ platform: 'discord', account_id: 'ada', group_id: SERVER, roles: [] },
  member_at: new Date('2026-11-18T10:00:00Z'),
  observed_at: new Date('2026-11-18T15:00:00Z'),
  ...facts,
});
const judge = (memberships: readonly MembershipFacts[], rule = RULE, accounts = [ADA, LEN]) =>
  judgeMemberships(rule, memberships, accounts).map(({ activity, at, reason }) => [
    activity,
    at.toISOString(),
    reason,
  ]);

test('a day counts at its first moment, and by no other name whenever it is looked at', () => {
  const day = [`discord:membership:${SERVER}:2026-11-18`, '2026-11-18T10:00:00.000Z', undefined];
  expect(judge([seen()])).toEqual([day]);
  expect(judge([seen({ observed_at: new Date('2026-11-18T23:59:59Z') })])).toEqual([day]);
});

test('who leaves keeps the day on which they were there, and has none of the next', () => {
  expect(judge([seen({ observed_at: new Date('2026-11-19T00:00:00Z') })])).toEqual([
    [`discord:membership:${SERVER}:2026-11-19`, '2026-11-19T00:00:00.000Z', 'not_a_member'],
  ]);
  expect(judge([seen({ member_at: null })])).toMatchObject([
    [expect.any(String), '2026-11-18T15:00:00.000Z', 'not_a_member'],
  ]);
});

test.each<[string, Partial<MembershipFacts>, string | undefined]>([
  ['one of the roles', { roles: ['1', ROLE] }, undefined],
  ['other roles', { roles: ['1'] }, 'role_missing'],
  ['no consent', { account_id: 'somebody' }, 'before_consent'],
  [
    'a look before the consent',
    { observed_at: new Date('2026-11-18T08:59:59Z') },
    'before_consent',
  ],
])('with %s', (_case, facts, reason) => {
  const [judged] = judge([seen(facts)], { ...RULE, roles: [ROLE, '2'] });
  expect(judged?.[2]).toBe(reason);
});

test('servers that nobody names are left out', () => {
  expect(judge([seen({ group_id: '2' })])).toEqual([]);
});

test('of two accounts on a server one counts, whichever comes first', () => {
  const both = [seen({ member_at: null }), seen({ account_id: 'len' })];
  for (const order of [both, both.toReversed()])
    expect(judge(order)).toMatchObject([[expect.any(String), expect.any(String), undefined]]);
});

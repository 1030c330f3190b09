import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#api/auth/open-session.ts';
import { recogniseOperator } from '#api/auth/recognise-operator.ts';
import type { ProviderProfile } from '#api/identity-providers/provider-profile.ts';
import { grantRole, releaseOperator, revokeRole } from '#api/operator/roles.ts';
import { seedOperators } from '#api/seeds/sample-operators.ts';
import { eq } from '#api/store/drizzle.ts';
import { identityLinks } from '#api/store/tables/accounts.ts';
import { auditEntries, operatorIdentities, operators } from '#api/store/tables/operators.ts';
import { sessions } from '#api/store/tables/sessions.ts';
import { readConsoleAccess } from '#contract/account/console-endpoint.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { listProviders, refreshSession } from '#contract/auth/endpoints.ts';
import { listOperators, grantRole as putRole, readOperator } from '#contract/operator/endpoints.ts';
import { handoffOf, MAIN, type SignInApi, startSignInApi } from '../support/sign-in-api.ts';

const OLIVIA = 'olivia@marquee.example';
const asOperator = { program: undefined, host: MAIN } as const;

let api: SignInApi;
beforeAll(async () => {
  api = await startSignInApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.store.database.delete(operators);
});

const actor = () => ({ actor_kind: 'command_line', actor_id: 'test', at: new Date() }) as const;
const grant = (email: string, program: 'alpha' | 'beta' = 'alpha') =>
  grantRole(api.services.store, api.program(program).uuid, { email, role: 'viewer' }, actor());
const auditOf = async (subject: string) => {
  const entries = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, subject))
    .orderBy(auditEntries.id);
  return entries.map(({ action, program_uuid, details }) => [
    action,
    program_uuid === api.program('alpha').uuid ? 'alpha' : 'beta',
    details.provider,
  ]);
};
const profileOf = (values: Partial<ProviderProfile>): ProviderProfile => ({
  ...{ provider: 'second', subject: '1', name: 'Olivia', email: OLIVIA, email_verified: true },
  ...values,
});
const recognise = (values: Partial<ProviderProfile>) =>
  api.services.store.transaction(async () => {
    const found = await recogniseOperator(api.services, profileOf(values), 'request');
    return typeof found === 'string' ? found : found.id;
  });

describe('the first sign-in', () => {
  test('pins the account of the verified address, and says so in every program', async () => {
    const { id } = await grant('Olivia@Marquee.Example');
    await grant(OLIVIA, 'beta');
    const answer = await api.signInAs('olivia', asOperator);
    expect(answer.body).toMatchObject({
      uuid: null,
      user: { kind: 'operator', id, display_name: 'Olivia Grant', email: OLIVIA },
    });
    expect(await api.call(readSelf, { token: answer.body.auth_token })).toMatchObject({
      code: 'AUTH_TOKEN_INVALID',
    });
    const { database } = api.services.store;
    expect(await database.select().from(operatorIdentities)).toMatchObject([
      { operator_id: id, provider: 'embedded', subject: 'olivia' },
    ]);
    expect(await database.select().from(operators)).toMatchObject([{ id, name: 'Olivia Grant' }]);
    expect((await auditOf(id)).slice(2).sort()).toEqual([
      ['operator.pin', 'alpha', 'embedded'],
      ['operator.pin', 'beta', 'embedded'],
    ]);
  });

  test.each(['ravi', 'noah', 'hana'])('of somebody without a role is refused (%s)', async (who) => {
    const { database } = api.services.store;
    // Granted, but not verified by the provider: it may be anybody's.
    await grant('noah@people.example');
    // A row without any role: all were taken away.
    await database.insert(operators).values({ email: 'ravi@marquee.example' });
    const before = await database.$count(sessions);
    expect(await api.signInAs(who, asOperator)).toMatchObject({
      ...{ status: 403, code: 'OPERATOR_UNKNOWN' },
    });
    expect(await database.$count(sessions)).toBe(before);
    expect(await database.$count(operatorIdentities)).toBe(0);
  });

  test('in two tabs at once is one; two accounts at once are not both let in', async () => {
    const { id } = await grant(OLIVIA);
    const same = await Promise.all(Array.from({ length: 5 }, () => recognise({ subject: 'a' })));
    expect(new Set(same)).toEqual(new Set([id]));
    const ravi = await grant('ravi@marquee.example');
    const rivals = await Promise.all(
      ['b', 'c', 'd', 'e'].map((subject) => recognise({ subject, email: 'ravi@marquee.example' })),
    );
    expect(rivals.filter((found) => found === ravi.id)).toHaveLength(1);
    expect(rivals.filter((found) => found === 'OPERATOR_ACCOUNT_DIFFERS')).toHaveLength(3);
  });

  test('folds the capitals of ASCII and no look-alikes', async () => {
    await grant('karin@marquee.example');
    expect(await recognise({ email: '\u212Aarin@marquee.example' })).toBe('OPERATOR_UNKNOWN');
    expect(await recognise({ email: 'KARIN@marquee.example' })).not.toBe('OPERATOR_UNKNOWN');
  });
});

describe('who has signed in before', () => {
  test('is known by the account alone, whatever address it has by now', async () => {
    const { id } = await grant(OLIVIA);
    expect(await recognise({})).toBe(id);
    expect(await recognise({ email: 'other@marquee.example' })).toBe(id);
    expect(await recognise({ email_verified: false })).toBe(id);
  });

  test.each([{ subject: '2' }, { provider: 'embedded' }])(
    'is not known by the address with another account, and the log says so (%o)',
    async (other) => {
      const { id } = await grant(OLIVIA);
      expect(await recognise({})).toBe(id);
      expect(await recognise(other)).toBe('OPERATOR_ACCOUNT_DIFFERS');
      expect((await auditOf(id)).at(-1)).toEqual([
        ...['operator.refuse', 'alpha', other.provider ?? 'second'],
      ]);
    },
  );

  test('is told by the API that another account was the first', async () => {
    await grant(OLIVIA);
    expect((await api.signInAs('olivia', asOperator)).status).toBe(200);
    const other = await api.signInAs('olivia', { ...asOperator, provider: 'second' });
    expect(other).toMatchObject({ status: 403, code: 'OPERATOR_ACCOUNT_DIFFERS' });
    const { id } = await grant(OLIVIA);
    expect((await auditOf(id)).at(-2)).toEqual(['operator.refuse', 'alpha', 'second']);
  });

  test('and was granted a second address stays who they are', async () => {
    const { id } = await grant(OLIVIA);
    expect(await recognise({})).toBe(id);
    await grant('grant@marquee.example');
    expect(await recognise({ email: 'grant@marquee.example' })).toBe(id);
  });
});

describe('a provider', () => {
  test('that is not named for operators is not offered to them, and nobody begins with it', async () => {
    const offered = (await api.call(listProviders)).body.providers.map(({ id }) => id);
    expect(offered).toEqual(['embedded', 'away', 'second']);
    await expect(api.begin({ ...asOperator, provider: 'twitch' })).rejects.toThrow(
      'PROVIDER_NOT_OFFERED',
    );
  });

  test('that ceases to be one of theirs ends sign-ins that have begun, and sessions', async () => {
    await grant(OLIVIA);
    const { body } = await api.signInAs('olivia', asOperator);
    const attempt = await api.begin(asOperator);
    const handoff = handoffOf(await api.comeBack(await api.choose(attempt, 'olivia')));
    const embedded = api.clients.get('embedded');
    if (!embedded) throw new Error('There is no embedded provider.');
    api.clients.set('embedded', { ...embedded, operators: false });
    try {
      expect((await api.finish(attempt, handoff)).code).toBe('PROVIDER_NOT_OFFERED');
      const { refresh_token } = body;
      expect(await api.call(refreshSession, { body: { refresh_token } })).toMatchObject({
        code: 'REFRESH_TOKEN_INVALID',
      });
    } finally {
      api.clients.set('embedded', embedded);
    }
    const { refresh_token } = body;
    expect(await api.call(refreshSession, { body: { refresh_token } })).toMatchObject({
      status: 200,
      body: { uuid: null },
    });
  });
});

describe('the account', () => {
  test('is forgotten with the last role, and the next first sign-in pins another', async () => {
    const { store } = api.services;
    const { id } = await grant(OLIVIA);
    await grant(OLIVIA, 'beta');
    const { body } = await api.signInAs('olivia', asOperator);
    await revokeRole(store, api.program('alpha').uuid, id, actor());
    expect(await recognise({})).toBe('OPERATOR_ACCOUNT_DIFFERS');
    await revokeRole(store, api.program('beta').uuid, id, actor());
    expect(await recognise({})).toBe('OPERATOR_UNKNOWN');
    const { refresh_token } = body;
    expect((await api.call(refreshSession, { body: { refresh_token } })).status).toBe(403);
    await grant(OLIVIA);
    expect(await recognise({})).toBe(id);
    expect((await api.signInAs('olivia', asOperator)).code).toBe('OPERATOR_ACCOUNT_DIFFERS');
  });

  test('is forgotten by the command for who has another one now', async () => {
    const { store } = api.services;
    const { id } = await grant(OLIVIA);
    const { body } = await api.signInAs('olivia', asOperator);
    const release = () => releaseOperator(store, api.program('alpha').uuid, id, actor());
    await release();
    const { refresh_token } = body;
    expect((await api.call(refreshSession, { body: { refresh_token } })).status).toBe(403);
    expect(await recognise({})).toBe(id);
    expect((await auditOf(id)).slice(-2)).toEqual([
      ['operator.release', 'alpha', 'embedded'],
      ['operator.pin', 'alpha', 'second'],
    ]);
    const elsewhere = releaseOperator(store, api.program('beta').uuid, id, actor());
    await expect(elsewhere).rejects.toMatchObject({ code: 'MEMBER_UNKNOWN' });
  });

  test('that is pinned gives the operator their name', async () => {
    const { store } = api.services;
    const { id } = await grant(OLIVIA);
    await api.signInAs('olivia', asOperator);
    await releaseOperator(store, api.program('alpha').uuid, id, actor());
    expect(await store.database.select().from(operators)).toMatchObject([{ id, name: null }]);
    expect(await recognise({ name: 'Olivia Second' })).toBe(id);
    const { auth_token } = await openSession(api.services, { kind: 'operator', id }, undefined);
    const { body } = await api.call(readOperator, { token: auth_token });
    expect(body).toMatchObject({ id, name: 'Olivia Second' });
  });

  test('is shown to those who run the program, without its id', async () => {
    const owner = await api.operator('alpha', 'owner');
    const as = { token: owner.token, query: { uuid: owner.uuid } };
    const put = () => api.call(putRole, { ...as, body: { email: OLIVIA, role: 'viewer' } });
    expect((await put()).body.account).toBeNull();
    await api.signInAs('olivia', asOperator);
    expect((await put()).body.account).toEqual({
      provider: 'embedded',
      pinned_at: expect.any(String),
    });
    const listed = (await api.call(listOperators, as)).body.operators;
    expect(listed.map(({ account }) => account?.provider)).toEqual([undefined, 'embedded']);
  });

  test('of sample people is their own from the beginning', async () => {
    const { store } = api.services;
    await store.transaction(() => seedOperators(store, api.program('alpha'), new Date()));
    expect(await recognise({ provider: 'second' })).toBe('OPERATOR_ACCOUNT_DIFFERS');
    expect((await api.signInAs('olivia', asOperator)).status).toBe(200);
  });
});

describe('the way from a creator’s account into the console', () => {
  const wayOf = async (token: string) =>
    (await api.call(readConsoleAccess, { token })).body.operator;

  test('is for whoever linked the account that an operator signs in with, while there is a role', async () => {
    const { body: creator } = await api.signInAs('olivia');
    const { body: other } = await api.signInAs('maya');
    const { id } = await grant(OLIVIA, 'beta');
    // The address alone is nobody’s proof.
    expect(await wayOf(creator.auth_token)).toBe(false);
    await api.signInAs('olivia', asOperator);
    expect(await wayOf(creator.auth_token)).toBe(true);
    expect(await wayOf(other.auth_token)).toBe(false);
    await revokeRole(api.services.store, api.program('beta').uuid, id, actor());
    expect(await wayOf(creator.auth_token)).toBe(false);
  });

  test('is for no account of the same name with another provider', async () => {
    const { body: creator } = await api.signInAs('olivia');
    await grant(OLIVIA);
    const { subject } = (
      await api.services.store.database
        .select()
        .from(identityLinks)
        .where(eq(identityLinks.creator_id, creator.user.id))
    )[0] ?? { subject: '' };
    await recognise({ subject });
    expect(await wayOf(creator.auth_token)).toBe(false);
  });
});

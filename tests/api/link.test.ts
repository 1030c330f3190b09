import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { linkIdentity, startLink, unlinkIdentity } from '#contract/auth/endpoints.ts';
import {
  ALPHA,
  BETA,
  challengeOf,
  handoffOf,
  makeVerifier,
  type SignInApi,
  startSignInApi,
} from '../support/sign-in-api.ts';

let api: SignInApi;
beforeAll(async () => {
  api = await startSignInApi();
});
afterAll(() => api.close());

interface Person {
  readonly token: string;
  readonly id: string;
  readonly uuid: string;
}
async function person(name: string, program: 'alpha' | 'beta' = 'alpha'): Promise<Person> {
  const { body } = await api.signInAs(name, { program });
  return { token: body.auth_token, id: body.user.id, uuid: body.uuid ?? '' };
}
/** Links a sample person's account to somebody, up to the handoff. */
async function beginLink({ token }: Person, name: string, provider = 'twitch') {
  const attempt = await api.begin({ token, provider, redirect: '/dashboard/account' });
  const handoff = handoffOf(await api.comeBack(await api.choose(attempt, name)));
  return { attempt, handoff };
}
async function link(who: Person, name: string, provider?: string) {
  const { attempt, handoff } = await beginLink(who, name, provider);
  return api.finishLink(attempt, handoff);
}
const linksOf = async ({ token }: Person) =>
  (await api.call(readSelf, { token })).body.links.map(({ provider, name }) => ({
    provider,
    name,
  }));
const unlink = ({ token, uuid }: Person, provider: string) =>
  api.call(unlinkIdentity, { token, params: { provider }, query: { uuid } });

describe('a further account', () => {
  test('is linked, and signs the same person in', async () => {
    const maya = await person('maya');
    expect(await link(maya, 'liam')).toMatchObject({
      status: 200,
      body: { provider: 'twitch', name: 'Liam Tremblay', redirect: '/dashboard/account' },
    });
    expect(await linksOf(maya)).toEqual([
      { provider: 'embedded', name: 'Maya Okafor' },
      { provider: 'twitch', name: 'Liam Tremblay' },
    ]);
    const { body } = await api.signInAs('liam', { provider: 'twitch' });
    expect(body.user).toMatchObject({ id: maya.id, display_name: 'Maya Okafor' });
    // Under another provider the same name is somebody else.
    expect((await person('liam')).id).not.toBe(maya.id);
  });

  test('that is linked already stays linked', async () => {
    const who = await person('ravi');
    expect(await link(who, 'ravi', 'embedded')).toMatchObject({ status: 200 });
    expect(await linksOf(who)).toHaveLength(1);
  });

  test('of the same provider takes the place of the one before', async () => {
    const who = await person('sofia');
    await link(who, 'noah');
    await link(who, 'hana');
    expect(await linksOf(who)).toEqual([
      { provider: 'embedded', name: 'Sofia Rossi' },
      { provider: 'twitch', name: 'Hana Kim' },
    ]);
    expect((await person('sofia')).id).toBe(who.id);
    expect((await api.signInAs('noah', { provider: 'twitch' })).body.user.id).not.toBe(who.id);
  });

  test('that belongs to somebody else in the program is refused, and nothing changes', async () => {
    const [kenji, lena] = [await person('kenji'), await person('lena')];
    await link(kenji, 'kenji');
    await link(lena, 'lena');
    const before = [await linksOf(kenji), await linksOf(lena)];
    expect(await link(lena, 'kenji')).toMatchObject({ status: 409, code: 'IDENTITY_TAKEN' });
    expect([await linksOf(kenji), await linksOf(lena)]).toEqual(before);
  });

  test('may belong to different people in different programs', async () => {
    const beta = await person('kenji', 'beta');
    expect(await link(beta, 'lena')).toMatchObject({ status: 200 });
  });

  test('that two people link at once goes to one of them', async () => {
    const people = [await person('olivia'), await person('noah'), await person('hana')];
    const begun = await Promise.all(people.map((each) => beginLink(each, 'olivia')));
    const answers = await Promise.all(
      begun.map(({ attempt, handoff }) => api.finishLink(attempt, handoff)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'IDENTITY_TAKEN')).toHaveLength(2);
  });

  test('is not linked by whoever steals the handoff, nor does it sign anybody in', async () => {
    const who = await person('diego');
    const { attempt, handoff } = await beginLink(who, 'diego');
    const refused = { status: 403, code: 'HANDOFF_INVALID' };
    expect(await api.finish(attempt, handoff)).toMatchObject(refused);
    for (const wrong of [
      { ...attempt, cookie: '' },
      { ...attempt, host: BETA },
      { ...attempt, verifier: makeVerifier() },
    ])
      expect(await api.finishLink(wrong, handoff)).toMatchObject(refused);
    expect(await api.finishLink(attempt, handoff)).toMatchObject({ status: 200 });
    expect(await api.finishLink(attempt, handoff)).toMatchObject(refused);
  });

  test('is not linked with the handoff of a sign-in', async () => {
    const attempt = await api.begin();
    const handoff = handoffOf(await api.comeBack(await api.choose(attempt, 'maya')));
    expect(await api.finishLink(attempt, handoff)).toMatchObject({ code: 'HANDOFF_INVALID' });
  });

  test.each([
    ['suspended', 'ACCOUNT_SUSPENDED'],
    ['deleted', 'HANDOFF_INVALID'],
  ] as const)('is not linked to an account that was %s meanwhile', async (status, code) => {
    const { id, token, uuid } = await api.creator('alpha');
    const { attempt, handoff } = await beginLink({ id, token, uuid }, 'ravi');
    const { database } = api.services.store;
    await database.update(creators).set({ status }).where(eq(creators.id, id));
    expect(await api.finishLink(attempt, handoff)).toMatchObject({ status: 403, code });
    const theirs = eq(identityLinks.creator_id, id);
    expect(await database.select().from(identityLinks).where(theirs)).toEqual([]);
  });

  test('of an unknown handoff is none', async () => {
    const body = { handoff: 'x'.repeat(43), code_verifier: makeVerifier() };
    expect(await api.call(linkIdentity, { body })).toMatchObject({ code: 'HANDOFF_INVALID' });
  });
});

test.each([
  ['an unknown provider', { provider: 'nobody' }, ALPHA, 404, 'PROVIDER_NOT_OFFERED'],
  [
    'one that the program does not list',
    { provider: 'unlisted' },
    ALPHA,
    404,
    'PROVIDER_NOT_OFFERED',
  ],
  ['one that does not answer', { provider: 'away' }, ALPHA, 502, 'PROVIDER_UNREACHABLE'],
  ['a strange address', {}, 'elsewhere.example', 403, 'ORIGIN_UNKNOWN'],
])('linking does not begin with %s', async (_what, over, host, status, code) => {
  const { token } = await api.creator('alpha');
  const body = { provider: 'embedded', code_challenge: challengeOf(makeVerifier()), ...over };
  expect(await api.call(startLink, { token, headers: { host }, body })).toMatchObject({
    status,
    code,
  });
});

describe('a linked account', () => {
  test('is unlinked; the last one stays', async () => {
    const who = await person('ravi', 'beta');
    await link(who, 'ravi');
    expect(await unlink(who, 'embedded')).toMatchObject({ status: 204 });
    expect(await linksOf(who)).toEqual([{ provider: 'twitch', name: 'Ravi Menon' }]);
    expect(await unlink(who, 'twitch')).toMatchObject({ status: 409, code: 'LAST_IDENTITY' });
    expect(await linksOf(who)).toHaveLength(1);
  });

  test('stays, of two that are unlinked at once', async () => {
    const who = await person('maya', 'beta');
    await link(who, 'maya');
    const answers = await Promise.all([unlink(who, 'embedded'), unlink(who, 'twitch')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await linksOf(who)).toHaveLength(1);
  });

  test('that is none cannot be unlinked', async () => {
    const who = await person('hana', 'beta');
    expect(await unlink(who, 'twitch')).toMatchObject({ status: 404, code: 'LINK_UNKNOWN' });
  });

  test('of another program is out of reach', async () => {
    const who = await person('olivia', 'beta');
    const uuid = api.program('alpha').uuid;
    expect(await unlink({ ...who, uuid }, 'embedded')).toMatchObject({
      status: 403,
      code: 'PROGRAM_MISMATCH',
    });
    expect(await linksOf(who)).toHaveLength(1);
  });
});

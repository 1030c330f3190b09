import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ProfilePictures } from '#api/previews/profile-pictures.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { creatorPictures } from '#api/store/tables/creator-pictures.ts';
import { changeProfile, deleteAccount } from '#contract/account/endpoints.ts';
import { listCreatorPictures, readOwnPicture } from '#contract/account/picture-endpoints.ts';
import { unlinkIdentity } from '#contract/auth/endpoints.ts';
import { eventually } from '../support/eventually.ts';
import { type SignInApi, startSignInApi } from '../support/sign-in-api.ts';

const profilePictures = vi.fn<ProfilePictures>();
const FACE = Buffer.from('a face');
const ADDRESS = `data:image/webp;base64,${FACE.toString('base64')}`;

let api: SignInApi;
beforeAll(async () => {
  api = await startSignInApi({ profilePictures });
});
afterAll(() => api.close());
beforeEach(() => {
  profilePictures.mockReset().mockResolvedValue(FACE);
});

async function person(name: string, program: 'alpha' | 'beta' = 'alpha') {
  const { body } = await api.signInAs(name, { program });
  return { token: body.auth_token, id: body.user.id, uuid: body.uuid ?? '' };
}
type Person = Awaited<ReturnType<typeof person>>;
const own = async ({ token, uuid }: Person) =>
  (await api.call(readOwnPicture, { token, query: { uuid } })).body.picture;
const kept = async ({ id }: Pick<Person, 'id'>) => {
  const rows = await api.services.store.database
    .select()
    .from(creatorPictures)
    .where(eq(creatorPictures.creator_id, id));
  return rows[0];
};
const shown = (who: Person) => eventually(async () => expect(await own(who)).toBe(ADDRESS));
const change = ({ token }: Person, picture_url: string | null) =>
  api.call(changeProfile, { token, body: { picture_url } });

test('who signs in with an account that has a picture has it, fetched once', async () => {
  const maya = await person('maya');
  await shown(maya);
  expect(profilePictures.mock.calls).toEqual([
    [expect.stringMatching(/\/embedded-identity\/pictures\/maya\.svg$/)],
  ]);
  await person('maya');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(profilePictures).toHaveBeenCalledOnce();
});

test('who has none at the provider has none', async () => {
  const hana = await person('hana');
  expect(await own(hana)).toBeNull();
  expect(profilePictures).not.toHaveBeenCalled();
});

test('what cannot be had is tried again at the next sign-in', async () => {
  profilePictures.mockRejectedValueOnce(new Error('The host hangs.'));
  await person('liam');
  await eventually(() => expect(profilePictures).toHaveBeenCalledOnce());
  await shown(await person('liam'));
});

test('a picture is removed by its owner, and may be chosen again', async () => {
  const sofia = await person('sofia');
  await shown(sofia);
  const { source_url = '' } = (await kept(sofia)) ?? {};
  expect((await change(sofia, null)).status).toBe(200);
  expect(await kept(sofia)).toBeUndefined();
  // Signing in again does not bring it back.
  await person('sofia');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await own(sofia)).toBeNull();
  await change(sofia, source_url);
  await shown(sofia);
});

test('a picture that comes when it was removed meanwhile is not kept', async () => {
  let arrive = (_picture: Buffer) => {};
  profilePictures.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const kenji = await person('kenji');
  await eventually(() => expect(profilePictures).toHaveBeenCalledOnce());
  await change(kenji, null);
  arrive(FACE);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await kept(kenji)).toBeUndefined();
});

test('with the account whose picture it is the picture goes', async () => {
  const ravi = await person('ravi');
  await shown(ravi);
  const { source_url } = (await kept(ravi)) ?? {};
  await api.services.store.database.insert(identityLinks).values({
    ...{ program_uuid: ravi.uuid, creator_id: ravi.id, provider: 'twitch', subject: 'ravi' },
    ...{ name: 'Ravi', picture_url: null },
  });
  const { token, uuid } = ravi;
  const answer = await api.call(unlinkIdentity, {
    ...{ token, params: { provider: 'embedded' }, query: { uuid } },
  });
  expect(answer.status).toBeLessThan(300);
  expect(source_url).toBeDefined();
  expect(await kept(ravi)).toBeUndefined();
  const [row] = await api.services.store.database
    .select()
    .from(creators)
    .where(eq(creators.id, ravi.id));
  expect(row?.picture_url).toBeNull();
});

test('the picture of an account is what it is now, of those who show it', async () => {
  const noah = await person('noah');
  await shown(noah);
  const before = await kept(noah);
  const old = 'https://pictures.example/old.png';
  for (const table of [creators, identityLinks])
    await api.services.store.database
      .update(table)
      .set({ picture_url: old })
      .where(eq(table === creators ? creators.id : identityLinks.creator_id, noah.id));
  await api.services.store.database
    .update(creatorPictures)
    .set({ source_url: old })
    .where(eq(creatorPictures.creator_id, noah.id));
  profilePictures.mockResolvedValue(Buffer.from('another face'));
  await person('noah');
  await eventually(async () => expect((await kept(noah))?.name).not.toBe(before?.name));
  expect((await kept(noah))?.source_url).toBe(before?.source_url);
});

test('pictures are found by their names, by those of the same program alone', async () => {
  const [olivia, stranger] = [await person('olivia'), await person('lena', 'beta')];
  await shown(olivia);
  const { name = '' } = (await kept(olivia)) ?? {};
  const unknown = '11111111-2222-4333-8444-555555555555';
  const list = ({ token, uuid }: Person) =>
    api.call(listCreatorPictures, { token, query: { uuid, names: `${unknown},${name}` } });
  expect((await list(olivia)).body).toEqual({ pictures: [{ name, picture: ADDRESS }] });
  expect((await list(stranger)).body).toEqual({ pictures: [] });
});

test('with a person their picture is deleted', async () => {
  const diego = await person('diego');
  await shown(diego);
  const { token, uuid } = diego;
  await api.call(deleteAccount, { token, query: { uuid } });
  expect(await kept(diego)).toBeUndefined();
});

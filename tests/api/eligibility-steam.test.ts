import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unlinkAccount } from '#api/auth/link-identity.ts';
import { forgetObservations } from '#api/connectors/forget-observations.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { connectorQuotas, connectorStates } from '#api/store/tables/connectors.ts';
import { applications } from '#api/store/tables/pipelines.ts';
import { deleteAccount, readSelf } from '#contract/account/endpoints.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import { readApplication, submitApplication } from '#contract/applications/endpoints.ts';
import { lookAgain } from '#contract/applications/look-endpoint.ts';
import type { TestPerson, TestProgram } from '../support/api.ts';
import { GAMES, gameManifests } from '../support/eligible-by-games.ts';
import {
  type ConnectedApi,
  type ConnectedApiOptions,
  startConnectedApi,
} from '../support/platforms/connected-api.ts';
import { linkAccount } from '../support/platforms/linked-account.ts';

const START = Date.parse('2026-11-18T10:00:00.000Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const ADA = '76561198000000042';
const BODY = {
  answers: { channel_url: 'https://channel.example/me', formats: ['livestreams'] },
  agreements: { coc_accepted: true, confirmed_18: true, confirmed_in_approved_country: true },
};

let world: ConnectedApi;
let time: number;

async function begin(options: ConnectedApiOptions = {}) {
  world = await startConnectedApi({ folder: gameManifests(), ...options });
  time = START;
  advance(0);
}
beforeEach(() => begin());
afterEach(() => world.close());

function advance(milliseconds: number) {
  time += milliseconds;
  world.api.setTime(new Date(time));
}
const iso = () => new Date(time).toISOString();
const database = () => world.api.services.store.database;
const owns = (game: string, minutes: number) =>
  world.steam.set(ADA, game, { minutes, recent: minutes });

/** Somebody who has linked a Steam account, and is no member yet. */
async function applicant(program: TestProgram = 'alpha', account_id = ADA) {
  const person = await linkAccount(world.api, {
    ...{ provider: 'steam', account_id, consents: [], program },
  });
  await database().update(creators).set({ member_since: null }).where(eq(creators.id, person.id));
  return person;
}
const submit = ({ token, uuid }: TestPerson) =>
  world.api.call(submitApplication, { token, query: { uuid }, body: BODY });
const look = ({ token, uuid }: TestPerson) => world.api.call(lookAgain, { token, query: { uuid } });
const rules = async ({ token, uuid }: TestPerson) =>
  (await world.api.call(readApplication, { token, query: { uuid } })).body.eligibility?.rules ?? [];
/** How the application that they handed in stood with the rules. */
async function handedIn({ id }: { readonly id: string }) {
  const [row] = await database()
    .select({ eligibility: applications.eligibility })
    .from(applications)
    .where(eq(applications.creator_id, id));
  return row?.eligibility;
}
async function linkOf({ id }: { readonly id: string }) {
  const [link] = await database()
    .select()
    .from(identityLinks)
    .where(eq(identityLinks.creator_id, id));
  return link;
}
const fault = async () => (await database().select().from(connectorStates))[0]?.fault;

describe('who applies', () => {
  test('is let in by what they own and played at that moment', async () => {
    owns(GAMES.first, 450);
    owns(GAMES.second, 150);
    const person = await applicant();
    expect((await submit(person)).status).toBe(201);
    expect(await handedIn(person)).toMatchObject({
      met: true,
      rules: [
        { met: true, value: 600, at_least: 600, measured_at: iso(), self_declared: false },
        { met: true, rules: [{ met: true, value: 2 }, { met: false }] },
      ],
    });
    expect(world.steam.asked).toBe(1);
  });

  test('is refused where that is not enough, with what is missing, and let in once it is', async () => {
    owns(GAMES.first, 599);
    owns(GAMES.second, 0);
    owns(GAMES.other, 9_000);
    const person = await applicant();
    expect((await submit(person)).error.extra).toMatchObject({
      code: 'NOT_ELIGIBLE',
      eligibility: { rules: [{ met: false, value: 599, at_least: 600 }, { met: true }] },
    });
    world.steam.play(ADA, GAMES.second, 1);
    expect((await submit(person)).code).toBe('NOT_ELIGIBLE');
    expect(world.steam.asked).toBe(1);
    advance(MINUTE + 1);
    expect((await submit(person)).status).toBe(201);
  });

  test('is judged by games that they own none of, as owning none', async () => {
    owns(GAMES.other, 9_000);
    const person = await applicant();
    await look(person);
    expect(await rules(person)).toMatchObject([
      { met: false, value: 0, measured_at: iso() },
      { met: false, rules: [{ value: 0 }, {}] },
    ]);
    expect((await submit(person)).code).toBe('NOT_ELIGIBLE');
  });

  test('of many calls at once, one asks', async () => {
    owns(GAMES.first, 700);
    const person = await applicant();
    await Promise.all([look(person), look(person), look(person), look(person)]);
    expect(world.steam.asked).toBe(1);
    expect((await linkOf(person))?.games).toEqual({ [GAMES.first]: 700, [GAMES.second]: null });
  });
});

describe('nothing can be told', () => {
  test('where they hide their games: what was known is taken back, and nobody is told they own none', async () => {
    owns(GAMES.first, 10);
    const person = await applicant();
    await look(person);
    world.steam.private.add(ADA);
    advance(MINUTE + 1);
    await look(person);
    expect(await linkOf(person)).toMatchObject({ games: null, games_at: null });
    const [played] = await rules(person);
    expect(played).toMatchObject({ met: false, unread: 'private' });
    expect(played).not.toHaveProperty('value');
    expect(played).not.toHaveProperty('measured_at');
    expect((await submit(person)).status).toBe(201);
  });

  test('where they hide how long they play: that is not none', async () => {
    owns(GAMES.first, 900);
    owns(GAMES.second, 900);
    world.steam.timeless.add(ADA);
    const person = await applicant();
    await look(person);
    const [played, owned] = await rules(person);
    expect(played).toMatchObject({ met: false, unread: 'private' });
    expect(played).not.toHaveProperty('value');
    expect(owned).toMatchObject({ met: true });
  });

  test.each([
    ['is down', () => Object.assign(world.steam, { outage: 503 })],
    ['refuses the key', () => Object.assign(world.steam, { outage: 403 })],
    ['has had too many requests', () => Object.assign(world.steam, { limited: 60 })],
  ])('where Steam %s: the application goes to those who read it', async (_, happen) => {
    happen();
    const person = await applicant();
    expect((await submit(person)).status).toBe(201);
    expect(await handedIn(person)).toMatchObject({
      rules: [{ met: false, unread: 'unreachable' }, { met: false }],
    });
    expect(await fault()).toContain('api.steampowered.com answered');
  });

  test('where Steam hangs: within seconds, and the one who waits holds up nobody', async () => {
    world.steam.hangs = true;
    const person = await applicant();
    const began = performance.now();
    const sent = submit(person);
    await expect.poll(() => world.steam.asked).toBe(1);
    const other = world.api.call(readSelf, { token: person.token });
    expect((await other).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect((await sent).status).toBe(201);
    expect((await linkOf(person))?.games_fault).toBe('unreachable');
  });

  test('where the day’s calls are used up: Steam is not asked', async () => {
    await world.close();
    await begin({ variables: { CALLS: '100' } });
    await database()
      .insert(connectorQuotas)
      .values({
        ...{ platform: 'steam', bucket: 'calls', day: '2026-11-18', used: 97 },
      });
    const first = await applicant();
    await look(first);
    expect((await linkOf(first))?.games_fault).toBeNull();
    const second = await applicant('alpha', '76561198000000043');
    expect((await submit(second)).status).toBe(201);
    expect(world.steam.asked).toBe(1);
    expect((await linkOf(second))?.games_fault).toBe('unreachable');
    expect((await database().select().from(connectorQuotas))[0]?.used).toBe(98);
  });

  test('what was read before holds with its age, and does not speak against them', async () => {
    owns(GAMES.first, 500);
    owns(GAMES.second, 99);
    const person = await applicant();
    await look(person);
    const read = iso();
    world.steam.outage = 500;
    advance(10 * MINUTE);
    expect((await submit(person)).status).toBe(201);
    expect(await handedIn(person)).toMatchObject({
      rules: [{ met: false, value: 599, measured_at: read, unread: 'unreachable' }, { met: true }],
    });
  });

  test('where Steam does not know the account: that is no fault of Steam', async () => {
    world.steam.unknown.add(ADA);
    const person = await applicant();
    await look(person);
    expect((await linkOf(person))?.games_fault).toBe('unreachable');
    expect(await fault()).toBeUndefined();
  });
});

describe('what is read', () => {
  test('answers the rules of the program that asked, and of no other', async () => {
    for (const game of Object.values(GAMES)) owns(game, 5_000);
    const alpha = await applicant();
    const beta = await applicant('beta');
    await look(alpha);
    expect((await linkOf(beta))?.games).toBeNull();
    expect(await rules(beta)).toMatchObject([{ met: false, unread: 'not_yet' }]);
    await look(beta);
    expect((await linkOf(alpha))?.games).toEqual({ [GAMES.first]: 5_000, [GAMES.second]: 5_000 });
    expect((await linkOf(beta))?.games).toEqual({ [GAMES.other]: 5_000 });
  });

  test('is nothing where no rule asks, of no member, and of no other account', async () => {
    const everywhere = await applicant();
    await database().update(identityLinks).set({ provider: 'twitch' });
    await look(everywhere);
    const member = await linkAccount(world.api, {
      ...{ provider: 'steam', account_id: '76561198000000043', consents: [] },
    });
    await look(member);
    expect(world.steam.asked).toBe(0);
    await world.close();
    await begin({ folder: 'tests/fixtures/api' });
    await look(await applicant());
    expect(world.steam.asked).toBe(0);
  });

  test('is shown to its owner, and in their export', async () => {
    owns(GAMES.first, 30);
    const person = await applicant();
    await look(person);
    const minutes = { [GAMES.first]: 30, [GAMES.second]: null };
    const { token, uuid } = person;
    const { links } = (await world.api.call(readSelf, { token })).body;
    expect(links[0]?.games).toEqual({ minutes, read_at: iso(), unread: null });
    const { body } = await world.api.call(exportAccount, { token, query: { uuid } });
    expect(body.identity_links[0]).toMatchObject({ games: minutes });
  });

  test('is deleted with the link, and never comes back to it', async () => {
    owns(GAMES.first, 30);
    const person = await applicant();
    await database()
      .insert(identityLinks)
      .values({
        ...{ program_uuid: person.uuid, creator_id: person.id, name: 'Ada' },
        ...{ provider: 'twitch', subject: 'ada' },
      });
    await look(person);
    const program = world.api.program('alpha');
    await unlinkAccount(
      world.api.services,
      { kind: 'creator', creator_id: person.id, session_id: person.session_id, program },
      'steam',
    );
    const left = await database().select().from(identityLinks);
    expect(left.map(({ provider, games }) => [provider, games])).toEqual([['twitch', null]]);
    expect((await rules(person))[0]).not.toHaveProperty('unread');
  });

  test('is deleted with the account', async () => {
    owns(GAMES.first, 30);
    const person = await applicant();
    await look(person);
    const { token, uuid } = person;
    const { status } = await world.api.call(deleteAccount, { token, query: { uuid } });
    expect(status).toBe(204);
    expect(await database().select().from(identityLinks)).toEqual([]);
  });

  test('is forgotten after thirty days', async () => {
    owns(GAMES.first, 30);
    const person = await applicant();
    await look(person);
    advance(29 * DAY);
    await forgetObservations(world.api.services);
    expect((await linkOf(person))?.games).not.toBeNull();
    advance(DAY + 1);
    await forgetObservations(world.api.services);
    expect(await linkOf(person)).toMatchObject({
      ...{ games: null, games_at: null, games_fault: null, games_tried_at: null },
    });
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { issueCredentials, openCredentials } from '#api/core/credentials/credential-tokens.ts';
import { sealKey } from '#api/core/keys/sealed-key.ts';
import { keepAddress, openSavedAddress } from '#api/core/rewards/saved-addresses.ts';
import { rotateSecrets } from '#api/core/sealing/rotate-secrets.ts';
import { requireSecret, SecretDiffersError } from '#api/core/sealing/sealed-store.ts';
import {
  identityKind,
  isIdentityOf,
  loginIdentity,
  visitorIdentity,
} from '#api/credentials/credential-identities.ts';
import { identifyKey } from '#api/http/identify.ts';
import { takeHandle } from '#api/profiles/take-handle.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import type { Store } from '#api/store/store.ts';
import { gameKeys } from '#api/store/tables/activations.ts';
import { reports } from '#api/store/tables/moderation.ts';
import { refreshSession, signOut } from '#contract/auth/endpoints.ts';
import { claimKey, revealKey } from '#contract/enrolments/endpoints.ts';
import { acceptAsGuest, readGuestActivation } from '#contract/guest/endpoints.ts';
import { reportName } from '#contract/moderation/endpoints.ts';
import type { TestApi } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import {
  atOnce,
  both,
  type Exchange,
  NEW,
  now,
  nowhere,
  OLD,
  old,
  openExchange,
} from '../support/exchange.ts';
import { enrol, fillPool } from '../support/key-pool.ts';
import {
  HANDLE,
  OPENED,
  openSealedLife,
  type SealedLife,
  writeSealedLife,
} from '../support/sealed-life.ts';

let exchange: Exchange;
let api: TestApi;
let store: Store;
beforeEach(async () => {
  exchange = await openExchange();
  ({ api, store } = exchange);
});
afterEach(() => exchange.close());

/** Whether all that somebody had before is there, opens, and is found. */
async function expectWhole(on: TestApi, life: SealedLife) {
  const { services } = on;
  const { maya, claim, key, influencer_activation_id: id } = life;
  expect(await openSealedLife(on, life)).toEqual(OPENED);
  const own = { query: { uuid: maya.uuid }, params: { influencer_activation_id: id } };
  const token = await services.authTokens.sign({
    kind: 'creator',
    ...{ sub: maya.id, sid: maya.session_id, uuid: maya.uuid },
  });
  expect((await on.call(revealKey, { ...own, token })).body.key).toBe(key);
  expect((await on.call(claimKey, { ...claim, token })).body.key).toBe(key);
  expect((await identifyKey(life.api_key, services)).program.uuid).toBe(maya.uuid);
  const guest = await on.call(readGuestActivation, { query: { token: life.guest } });
  expect(guest.body.guest_name).toBe('Sam');
  const again = await on.call(refreshSession, { body: { refresh_token: life.replaced_token } });
  expect(again.body.refresh_token).toBe(life.refresh_token);
  const imported = await exchange.importLines(services.secrets, life.keys);
  expect([imported.imported, imported.duplicates]).toEqual([0, life.keys.length]);
  await on.call(reportName, { ...life.report, token });
  expect(await store.database.$count(reports)).toBe(1);
  const { rival } = life;
  const caller = { kind: 'creator', creator_id: rival.id, program: on.program('alpha') } as const;
  await expect(
    store.transaction(() =>
      takeHandle(services, { ...caller, session_id: rival.session_id }, HANDLE, null),
    ),
  ).rejects.toMatchObject({ code: 'HANDLE_TAKEN' });
}

describe('a new secret, with the old one beside it', () => {
  test('is not used before it is taken into use, so that instances with the old one alone go on', async () => {
    const life = await writeSealedLife(api);
    const next = await exchange.instance(both());
    expect(next.services.secrets.keyId).toBe(old().keyId);
    await expectWhole(next, life);
    await fillPool(next, 'alpha', 61, 1, 'BESIDE');
    const person = await api.creator('alpha');
    const id = await enrol(api, person, 6);
    const params = { influencer_activation_id: id };
    const own = { token: person.token, query: { uuid: person.uuid }, params };
    expect((await api.call(claimKey, { ...own, body: {} })).status).toBe(200);
    expect(await exchange.elsewhere(old())).toEqual(nowhere);
  });

  test('takes everything over: then the old one opens nothing and is not needed', async () => {
    const life = await writeSealedLife(api);
    const next = await exchange.instance(both());
    for (const [table, rows] of Object.entries(await exchange.elsewhere(deriveSecrets(NEW))))
      expect(rows, table).toBeGreaterThan(0);
    const report = await rotateSecrets(store, both(), atOnce);
    expect(report).toMatchObject({ key_id: deriveSecrets(NEW).keyId, unreadable: {} });
    expect(Object.keys(report.renewed).sort()).toEqual(Object.keys(nowhere).sort());
    expect(await exchange.elsewhere(deriveSecrets(NEW))).toEqual(nowhere);
    await expect(requireSecret(store, old())).rejects.toThrow(SecretDiffersError);
    // An instance that has not noticed yet.
    await expectWhole(next, life);
    await expectWhole(await exchange.instance(both()), life);
    await expectWhole(await exchange.instance(deriveSecrets(NEW)), life);
  });

  test('finds a game key again by its own fingerprint alone', async () => {
    const [key = ''] = await fillPool(api, 'alpha', 61, 1);
    await rotateSecrets(store, both(), atOnce);
    const [kept] = await store.database.select().from(gameKeys);
    expect(kept?.fingerprint).toBe(
      sealKey(deriveSecrets(NEW), api.program('alpha').uuid, key).fingerprint,
    );
  });

  test('lets guests accept a link, go on as whom they were, and people sign out', async () => {
    const life = await writeSealedLife(api);
    await rotateSecrets(store, both(), atOnce);
    const after = await exchange.instance(deriveSecrets(NEW));
    const body = { token: life.link, name: 'Kim', agreements: { coc_accepted: true } };
    const accepted = await after.call(acceptAsGuest, { body });
    expect([accepted.status, accepted.body.token]).toEqual([200, life.link]);
    const read = await after.call(readGuestActivation, { query: { token: life.link } });
    expect(read.body.guest_name).toBe('Kim');
    expect((await after.call(acceptAsGuest, { body })).code).toBe('TRANSITION_REFUSED');
    const { refresh_token } = life;
    expect((await after.call(signOut, { body: { refresh_token } })).status).toBe(204);
    const refused = await after.call(refreshSession, { body: { refresh_token } });
    expect(refused.code).toBe('REFRESH_TOKEN_INVALID');
  });

  test('knows identities and temporary credentials that were given out before', async () => {
    const { uuid: program_uuid } = api.program('alpha');
    const holder = { kind: 'creator', program_uuid, creator_id: 'c', session_id: 's' } as const;
    const before = api.services.secrets;
    const [visitor, own] = [visitorIdentity(before), loginIdentity(before, holder)];
    const issued = issueCredentials(before, holder, now());
    await rotateSecrets(store, both(), atOnce);
    const after = (await exchange.instance(deriveSecrets(NEW))).services.secrets;
    expect(identityKind(after, visitor)).toBe('visitor');
    expect(identityKind(after, own)).toBe('login');
    expect(isIdentityOf(after, holder, own)).toBe(true);
    expect(isIdentityOf(after, { ...holder, creator_id: 'd' }, own)).toBe(false);
    const opening = (await exchange.instance(both())).services.secrets;
    expect(openCredentials(opening, issued.session_token)).toMatchObject(issued);
    expect(openCredentials(after, issued.session_token)).toBeUndefined();
  });

  test('may be exchanged again, and back', async () => {
    const life = await writeSealedLife(api);
    await rotateSecrets(store, both(), atOnce);
    const THIRD = 'the third secret, which is long enough as well';
    await rotateSecrets(store, deriveSecrets(THIRD, [NEW]), atOnce);
    await expectWhole(await exchange.instance(deriveSecrets(THIRD)), life);
    await rotateSecrets(store, deriveSecrets(OLD, [THIRD]), atOnce);
    await expectWhole(await exchange.instance(old()), life);
  });
});

describe('the exchange', () => {
  test('goes on where it was interrupted', async () => {
    const life = await writeSealedLife(api);
    await fillPool(api, 'alpha', 61, 450, 'MANY');
    const interrupted = rotateSecrets(store, both(), {
      ...atOnce,
      progress: (rows) => {
        if (rows >= 400) throw new Error('The power is gone.');
      },
    });
    await expect(interrupted).rejects.toThrow('The power is gone.');
    const halfway = await exchange.elsewhere(deriveSecrets(NEW));
    expect(halfway.game_keys).toBeGreaterThan(0);
    expect(halfway.game_keys).toBeLessThan(453);
    await expectWhole(await exchange.instance(both()), life);
    await rotateSecrets(store, both(), atOnce);
    await expectWhole(await exchange.instance(deriveSecrets(NEW)), life);
    expect(await exchange.elsewhere(deriveSecrets(NEW))).toEqual(nowhere);
  });

  test('does nothing the second time, and two at once end together', async () => {
    const life = await writeSealedLife(api);
    await fillPool(api, 'alpha', 61, 300, 'MANY');
    const [first, second] = await Promise.all([
      rotateSecrets(store, both(), atOnce),
      rotateSecrets(store, both(), atOnce),
    ]);
    expect([first.unreadable, second.unreadable]).toEqual([{}, {}]);
    expect(second.since).toEqual(first.since);
    const before = await store.database.select().from(gameKeys).orderBy(gameKeys.id);
    expect((await rotateSecrets(store, both(), atOnce)).renewed).toEqual({});
    expect(await store.database.select().from(gameKeys).orderBy(gameKeys.id)).toEqual(before);
    await expectWhole(await exchange.instance(deriveSecrets(NEW)), life);
  });

  test('waits for an instance that still seals under the old one', async () => {
    await fillPool(api, 'alpha', 61, 2);
    let clock = now();
    const looks = vi.spyOn(store.database, 'execute');
    const rotation = rotateSecrets(store, both(), { now: () => clock, unnoticed: 60_000 });
    await eventually(async () =>
      expect(await exchange.elsewhere(deriveSecrets(NEW))).toEqual(nowhere),
    );
    // It looks again, and again, for as long as there may be one.
    const looked = looks.mock.calls.length;
    const more = () => expect(looks.mock.calls.length).toBeGreaterThan(looked + 20);
    await eventually(more);
    const late = ['LATE-1', 'LATE-2'];
    expect((await exchange.importLines(api.services.secrets, late)).imported).toBe(2);
    clock = new Date(clock.getTime() + 60_000);
    await rotation;
    expect(await exchange.elsewhere(deriveSecrets(NEW))).toEqual(nowhere);
    const again = await exchange.importLines(
      (await exchange.instance(deriveSecrets(NEW))).services.secrets,
      late,
    );
    expect(again.duplicates).toBe(2);
  });

  test('leaves no claim without a key, and gives none twice, while keys are claimed', async () => {
    const people = 40;
    await fillPool(api, 'alpha', 61, people);
    const next = await exchange.instance(both());
    const claims = Array.from({ length: people }, async (_, n) => {
      const on = n % 2 === 0 ? api : next;
      const person = await on.creator('alpha');
      const params = { influencer_activation_id: await enrol(on, person, 6) };
      const own = { token: person.token, query: { uuid: person.uuid }, params };
      const claimed = await on.call(claimKey, { ...own, body: {} });
      return [claimed.status, claimed.body.key];
    });
    const [, ...answers] = await Promise.all([rotateSecrets(store, both(), atOnce), ...claims]);
    expect(answers.map(([status]) => status)).toEqual(Array(people).fill(200));
    expect(new Set(answers.map(([, key]) => key)).size).toBe(people);
    expect(await exchange.elsewhere(deriveSecrets(NEW))).toEqual(nowhere);
  });

  test('keeps no pool empty whose last keys are being sealed anew', async () => {
    await fillPool(api, 'alpha', 61, 1);
    const person = await api.creator('alpha');
    const params = { influencer_activation_id: await enrol(api, person, 6) };
    const held = Promise.withResolvers<void>();
    const let_go = Promise.withResolvers<void>();
    const sealing = store.transaction(async () => {
      await store.database.select().from(gameKeys).for('update');
      held.resolve();
      await let_go.promise;
    });
    await held.promise;
    const own = { token: person.token, query: { uuid: person.uuid }, params };
    const claim = api.call(claimKey, { ...own, body: {} });
    setTimeout(let_go.resolve, 300);
    expect((await claim).status).toBe(200);
    await sealing;
  });

  test('does not undo what somebody writes meanwhile', async () => {
    const { id: creator_id, uuid: program_uuid } = await api.creator('alpha');
    const owner = { program_uuid, creator_id };
    const { secrets } = api.services;
    await keepAddress(store, secrets, owner, { recipient: 'before' }, now());
    let written = false;
    const attempt: Store['attempt'] = async (work) => {
      if (!written) await keepAddress(store, secrets, owner, { recipient: 'after' }, now());
      written = true;
      return store.attempt(work);
    };
    await rotateSecrets({ ...store, attempt }, both(), atOnce);
    const { secrets: after } = (await exchange.instance(deriveSecrets(NEW))).services;
    const opened = await openSavedAddress(store, after, owner);
    expect([written, opened?.address]).toEqual([true, { recipient: 'after' }]);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openingAddressHash } from '#api/core/openings/opening-address.ts';
import { announceInstance, readInstances, readMark } from '#api/core/sealing/marks.ts';
import { InstancesBehindError, rotateSecrets } from '#api/core/sealing/rotate-secrets.ts';
import { requireSecret, SecretDiffersError } from '#api/core/sealing/sealed-store.ts';
import { LONGEST_LINK, readSecretsStatus } from '#api/core/sealing/secrets-status.ts';
import { watchSealing } from '#api/core/sealing/watch-sealing.ts';
import { VALID_MILLISECONDS } from '#api/openings/confirmation.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { eq } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import { gameKeys, influencerActivations } from '#api/store/tables/activations.ts';
import { openingReminders } from '#api/store/tables/reminders.ts';
import { sealing } from '#api/store/tables/sealing.ts';
import type { TestApi } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import {
  atOnce,
  both,
  type Exchange,
  NEW,
  now,
  nowhere,
  old,
  openExchange,
} from '../support/exchange.ts';
import { fillPool } from '../support/key-pool.ts';
import { EMAIL, writeSealedLife } from '../support/sealed-life.ts';

let exchange: Exchange;
let api: TestApi;
let store: Store;
beforeEach(async () => {
  exchange = await openExchange();
  ({ api, store } = exchange);
});
afterEach(() => exchange.close());

describe('an exchange', () => {
  test('says what no secret at hand opens, and leaves it', async () => {
    await fillPool(api, 'alpha', 61, 2);
    const [row] = await store.database.select().from(gameKeys).limit(1);
    const id = row?.id ?? 0;
    const ciphertext = deriveSecrets('a secret that nobody has any more, long enough').encrypt(
      'x',
      'y',
    );
    await store.database.update(gameKeys).set({ ciphertext }).where(eq(gameKeys.id, id));
    const report = await rotateSecrets(store, both(), atOnce);
    expect(report.unreadable).toEqual({ game_keys: 1 });
    const [left] = await store.database.select().from(gameKeys).where(eq(gameKeys.id, id));
    expect(left?.ciphertext).toEqual(ciphertext);
  });

  test('keeps both of two wishes that were one under two secrets', async () => {
    await writeSealedLife(api);
    const [wish] = await store.database.select().from(openingReminders);
    if (!wish) throw new Error('There is no wish.');
    const address_hash = openingAddressHash(deriveSecrets(NEW), EMAIL);
    const id = '018f0f4e-5b7d-7c1e-9a3f-2d8e6b4c7a10';
    const address = old().encrypt(EMAIL, `opening_reminders.address:${id}`);
    await store.database
      .insert(openingReminders)
      .values({ ...wish, id, address, address_hash, link: null });
    expect((await rotateSecrets(store, both(), atOnce)).unreadable).toEqual({});
    expect(await exchange.elsewhere(deriveSecrets(NEW))).toEqual(nowhere);
    expect(await store.database.$count(openingReminders)).toBe(2);
  });

  test('does not begin while an instance runs that does not know the new secret', async () => {
    const { keyIds } = old();
    await announceInstance(store, { id: 'behind', keyIds }, now());
    await announceInstance(store, { id: 'ahead', keyIds: both().keyIds }, now());
    const refused = rotateSecrets(store, both(), atOnce);
    await expect(refused).rejects.toThrow(InstancesBehindError);
    await expect(refused).rejects.toThrow('1 of 2 running instances does not know');
    await requireSecret(store, old());
    await announceInstance(store, { id: 'behind', keyIds }, new Date(Date.now() - 61_000));
    await rotateSecrets(store, both(), atOnce);
    expect((await readInstances(store, new Date(0))).map(({ id }) => id)).toEqual(['ahead']);
  });

  test('is for a secret that the store is sealed under', async () => {
    const strange = deriveSecrets(NEW, ['another secret, which has nothing to do with it']);
    await expect(rotateSecrets(store, strange, atOnce)).rejects.toThrow(SecretDiffersError);
    await requireSecret(store, old());
  });
});

describe('a running instance', () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const fail = (error: Error) => {
    throw error;
  };

  test('says what it knows, follows to the new secret, and says nothing once it ends', async () => {
    const { secrets } = (await exchange.instance(both())).services;
    const end = await watchSealing(store, secrets, { now, log, onLost: fail, every: 20 });
    const announced = async () =>
      (await readInstances(store, new Date(0))).map((one) => one.keyIds);
    expect(await announced()).toEqual([both().keyIds]);
    expect(secrets.keyId).toBe(old().keyId);
    await rotateSecrets(store, both(), atOnce);
    await eventually(() => expect(secrets.keyId).toBe(deriveSecrets(NEW).keyId));
    await end();
    expect(await announced()).toEqual([]);
  });

  test('tells that the store has gone to a secret that it does not have', async () => {
    const lost: Error[] = [];
    const onLost = (error: Error) => void lost.push(error);
    const end = await watchSealing(store, old(), { now, log, onLost, every: 20 });
    await store.database
      .update(sealing)
      .set({ fingerprint: 'x' })
      .where(eq(sealing.name, 'secret'));
    await eventually(() => expect(lost).toHaveLength(1));
    expect(lost[0]).toBeInstanceOf(SecretDiffersError);
    await end();
  });
});

describe('the status', () => {
  test('says what is in use, what is left, and when the old one can go', async () => {
    await fillPool(api, 'alpha', 61, 2);
    expect(await readSecretsStatus(store, old(), now())).toMatchObject({
      ...{ key_id: old().keyId, is_first: true, elsewhere: null, previous_until: null },
    });
    await announceInstance(store, { id: 'behind', keyIds: old().keyIds }, now());
    expect(await readSecretsStatus(store, both(), now())).toMatchObject({
      ...{ key_id: old().keyId, is_first: false, previous_until: null },
      instances: { running: 1, behind: 1 },
    });
    await announceInstance(store, { id: 'behind', keyIds: both().keyIds }, now());
    const { since } = await rotateSecrets(store, both(), atOnce);
    const status = await readSecretsStatus(store, both(), now());
    expect(status).toMatchObject({
      key_id: deriveSecrets(NEW).keyId,
      is_first: true,
      elsewhere: 0,
    });
    expect(status.previous_until?.getTime()).toBe(since.getTime() + LONGEST_LINK);
    await exchange.importLines(old(), ['LATE']);
    expect(await readSecretsStatus(store, both(), now())).toMatchObject({
      ...{ elsewhere: 1, previous_until: null },
    });
  });

  test('waits as long as links in mails hold that are not for ending mails', () => {
    expect(LONGEST_LINK).toBeGreaterThanOrEqual(VALID_MILLISECONDS);
  });
});

test('a store of a build without key ids stays as that build reads it, until its secret is exchanged', async () => {
  const bare = old().fingerprint('store', 'secret');
  await store.database.update(sealing).set({ fingerprint: bare });
  const secrets = both();
  await requireSecret(store, secrets);
  expect(secrets.encrypt('text', 'x')[0]).toBe(1);
  await exchange.importLines(secrets, ['BARE']);
  expect(await readMark(store)).toMatchObject({ fingerprint: bare });
  await rotateSecrets(store, both(), atOnce);
  expect(await exchange.elsewhere(deriveSecrets(NEW))).toEqual(nowhere);
  const after = await exchange.instance(deriveSecrets(NEW));
  expect((await exchange.importLines(after.services.secrets, ['BARE'])).duplicates).toBe(1);
  expect(after.services.secrets.encrypt('text', 'x')[0]).toBe(2);
  const enrolled = await store.database.$count(influencerActivations);
  expect(enrolled).toBe(0);
});

import { expect, test } from 'vitest';
import { deriveSecrets } from '../secrets/secrets.ts';
import { createPushSender } from './push-sender.ts';
import { vapidKey } from './vapid-key.ts';

const OLD = 'the secret that browsers subscribed under, long enough';
const NEW = 'the secret that takes its place, long enough to be taken';
const before = deriveSecrets(OLD);
const after = deriveSecrets(NEW);
after.remember(deriveSecrets(NEW, [OLD]).former());

const keyOf = (secrets: typeof before) => vapidKey(secrets.pushSeeds()[0] ?? Buffer.alloc(48));
/** A browser's keys; anything on the curve will do. */
const target = {
  endpoint: 'https://push.example.com/send/1',
  keys: { p256dh: keyOf(after).publicKey, auth: 'A'.repeat(22) },
};
const message = { payload: '{}', topic: 'a', contact: 'mailto:a@b.example' };

/** A service whose browser subscribed with a key; it answers others as the browsers' own do. */
function serviceOf(publicKey: string, refusal: number) {
  const shown: string[] = [];
  const sender = createPushSender(after, async (_endpoint, { headers }) => {
    const key = /k=(\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    shown.push(key);
    return { status: key === publicKey ? 201 : refusal, retry_after: undefined };
  });
  return { shown, sender };
}

test('browsers subscribe with the key of the secret in use', () => {
  expect(serviceOf('', 403).sender.publicKey).toBe(keyOf(after).publicKey);
});

test.each([401, 403])(
  'one that subscribed before the secret was exchanged gets its messages by the former key (%i)',
  async (refusal) => {
    const [own, former] = [keyOf(after).publicKey, keyOf(before).publicKey];
    const { shown, sender } = serviceOf(former, refusal);
    expect((await sender.send(target, message, new Date())).status).toBe(201);
    expect(shown).toEqual([own, former]);
  },
);

test('nothing is sent twice where the key was taken, or the answer is of something else', async () => {
  const taken = serviceOf(keyOf(after).publicKey, 403);
  expect((await taken.sender.send(target, message, new Date())).status).toBe(201);
  const gone = serviceOf('', 410);
  expect((await gone.sender.send(target, message, new Date())).status).toBe(410);
  expect([taken.shown.length, gone.shown.length]).toEqual([1, 1]);
});

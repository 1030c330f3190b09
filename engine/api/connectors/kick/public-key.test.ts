import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SimulatedKickEvents } from '../../simulated-platforms/simulated-kick-events.ts';
import { PlatformError } from '../platform-fetch.ts';
import { isSigned } from './public-key.ts';

let kick: SimulatedKickEvents;
let sent: { signed: Buffer; signature: Buffer };
let asked: number;
let answers: 'key' | 'nothing' | 'other key';
let number = 0;

/** Each test asks at an address of its own: keys are known by it. */
let access: { address: (url: string) => string };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  number += 1;
  [asked, answers] = [0, 'key'];
  const base = `http://kick-${number}.example`;
  access = { address: (url) => base + new URL(url).pathname };
  kick = new SimulatedKickEvents({
    now: () => new Date(),
    webhook: () => 'http://any.example',
    send: async ({ headers, body }) => {
      const id = headers['kick-event-message-id'];
      const at = headers['kick-event-message-timestamp'];
      const signature = Buffer.from(headers['kick-event-signature'] ?? '', 'base64');
      sent = { signed: Buffer.from(`${id}.${at}.${body}`), signature };
      return { status: 200, text: '' };
    },
  });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (answers === 'nothing') return new Response('', { status: 503 });
    const other = () =>
      generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' });
    const public_key = answers === 'key' ? kick.publicKey : other();
    return Response.json({ data: { public_key } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send() {
  const wish = {
    ...{ broadcaster_user_id: 42, method: 'webhook' },
    events: [{ name: 'livestream.status.updated', version: 1 }],
  };
  kick.answer('POST', new URLSearchParams(), JSON.stringify(wish));
  await kick.notify('livestream.status.updated', '42', { is_live: true });
  return sent;
}
const holds = ({ signed, signature }: typeof sent) => isSigned(access, signed, signature);
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('the key is asked for once, by however many at once', async () => {
  const message = await send();
  expect(await Promise.all([holds(message), holds(message), holds(message)])).toEqual([
    ...[true, true, true],
  ]);
  expect(await holds(message)).toBe(true);
  expect(asked).toBe(1);
});

test('a key that Kick has exchanged is asked for, and rubbish has nobody asked more often', async () => {
  expect(await holds(await send())).toBe(true);
  later(6 * 60_000);
  kick.exchangeKey();
  expect(await holds(await send())).toBe(true);
  const rubbish = { signed: Buffer.from('x'), signature: Buffer.from('y') };
  for (let times = 0; times < 50; times += 1) expect(await holds(rubbish)).toBe(false);
  expect(asked).toBe(2);
});

test('without a key nothing can be told, and it is asked for again soon', async () => {
  answers = 'nothing';
  const message = await send();
  await expect(holds(message)).rejects.toBeInstanceOf(PlatformError);
  await expect(holds(message)).rejects.toBeInstanceOf(PlatformError);
  expect(asked).toBe(1);
  answers = 'key';
  later(11_000);
  expect(await holds(message)).toBe(true);
});

test('a key that is known serves on where none can be had', async () => {
  const message = await send();
  expect(await holds(message)).toBe(true);
  answers = 'nothing';
  later(6 * 60_000);
  expect(await holds({ ...message, signed: Buffer.from('x') })).toBe(false);
  expect(await holds(message)).toBe(true);
});

test('a key of another kind is none, and takes the place of none', async () => {
  answers = 'other key';
  const message = await send();
  await expect(holds(message)).rejects.toBeInstanceOf(PlatformError);
  answers = 'key';
  later(11_000);
  expect(await holds(message)).toBe(true);
  answers = 'other key';
  later(6 * 60_000);
  expect(await holds({ ...message, signed: Buffer.from('x') })).toBe(false);
  expect(await holds(message)).toBe(true);
});

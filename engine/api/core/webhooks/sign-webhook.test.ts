import { expect, test } from 'vitest';
import { newWebhookSecret, webhookHeaders } from './sign-webhook.ts';

/** The vector that the standard publishes. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test("a message is signed as the standard's own example is", () => {
  expect(webhookHeaders([SECRET], ID, 1614265330, '{"test": 2432232314}')).toEqual({
    'webhook-id': ID,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  });
});

test('while a secret is exchanged both sign', () => {
  const other = newWebhookSecret();
  expect(Buffer.from(other.slice(6), 'base64')).toHaveLength(32);
  const headers = webhookHeaders([other, SECRET], ID, 1614265330, '{"test": 2432232314}');
  const [first, second] = headers['webhook-signature']?.split(' ') ?? [];
  expect(first).toMatch(/^v1,[\w+/]{43}=$/);
  expect(first).not.toBe(SIGNATURE);
  expect(second).toBe(SIGNATURE);
});

import { expect, test, vi } from 'vitest';
import { byKey, bySignature, bySignatureOr, byToken } from './authorization.ts';
import { ownEvents, publicEvents } from './events-configuration.ts';
import type { Authorize } from './live-connection.ts';

const own = ownEvents({}, 'https://creators.example');
const first = { body: '{}', fresh: false };
const again = { body: '{}', fresh: true };

test('events come from where the API is, and public ones from the service that the site names', () => {
  expect(own).toEqual({
    endpoint: 'https://creators.example/event',
    url: 'wss://creators.example/event/realtime',
    host: 'creators.example',
    managed: false,
    api_key: 'da2-marquee-visitors',
  });
  expect(publicEvents({}, 'https://creators.example')).toEqual(own);
  const endpoint = 'https://abc.appsync-api.eu-west-1.amazonaws.com/event';
  const view = { events: { endpoint, region: 'eu-west-1', api_key: 'da2-theirs' } };
  expect(publicEvents(view, 'https://creators.example')).toEqual({
    endpoint,
    url: 'wss://abc.appsync-realtime-api.eu-west-1.amazonaws.com/event/realtime',
    host: 'abc.appsync-api.eu-west-1.amazonaws.com',
    managed: true,
    api_key: 'da2-theirs',
  });
  // Their key is nothing to us.
  expect(ownEvents(view, 'https://creators.example')).toEqual(own);
  const api = { base_url: 'https://api.example/v1', headers: {} };
  expect(ownEvents({ api }, 'https://creators.example')).toMatchObject({
    endpoint: 'https://api.example/event',
    url: 'wss://api.example/event/realtime',
  });
});

test('visitors show the public key, creators a token or a signature of what is sent', async () => {
  expect(await byKey(own)(first)).toEqual({
    host: 'creators.example',
    'x-api-key': 'da2-marquee-visitors',
  });
  expect(await byToken(own, async (fresh) => (fresh ? 'new' : 'old'))(again)).toEqual({
    host: 'creators.example',
    Authorization: 'new',
  });
  const sign = vi.fn(async () => ({ authorization: 'AWS4-HMAC-SHA256 …' }));
  await bySignature(own, sign)(first);
  expect(sign).toHaveBeenCalledWith({ url: 'https://creators.example/event', body: '{}' });
});

const token: Authorize = async ({ fresh }) => ({ by: fresh ? 'fresh token' : 'token' });

test('where a signature is refused, the token is shown from there on', async () => {
  const authorize = bySignatureOr(token, async () => ({ by: 'signature' }));
  expect(await authorize(first)).toEqual({ by: 'signature' });
  expect(await authorize(again)).toEqual({ by: 'fresh token' });
  expect(await authorize(first)).toEqual({ by: 'token' });
});

test('where credentials cannot be had, they are asked for once', async () => {
  const signature = vi.fn<Authorize>().mockRejectedValue(new Error('NETWORK_ERROR'));
  const faults: unknown[] = [];
  const authorize = bySignatureOr(token, signature, (error) => faults.push(error));
  expect(await authorize(first)).toEqual({ by: 'token' });
  expect(await authorize(first)).toEqual({ by: 'token' });
  expect(signature).toHaveBeenCalledTimes(1);
  expect(faults).toEqual([new Error('NETWORK_ERROR')]);
});

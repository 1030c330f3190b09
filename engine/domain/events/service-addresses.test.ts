import { expect, test } from 'vitest';
import { realtimeAddress } from './service-addresses.ts';

test('sockets are on the host of the endpoint, encrypted where that is', () => {
  expect(realtimeAddress('https://events.example/event')).toBe(
    'wss://events.example/event/realtime',
  );
  expect(realtimeAddress('http://localhost:3000/event')).toBe('ws://localhost:3000/event/realtime');
});

test('the managed service has another host for them', () => {
  expect(realtimeAddress('https://abc.appsync-api.eu-west-1.amazonaws.com/event')).toBe(
    'wss://abc.appsync-realtime-api.eu-west-1.amazonaws.com/event/realtime',
  );
});

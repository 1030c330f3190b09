import { describe, expect, test } from 'vitest';
import { NO_PROXIES, readTrustedProxies } from '../http/trusted-proxies.ts';
import { addressOf, isPublish, isRealtime } from './events-host.ts';

const asked = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('the address of who asks', () => {
  test('is what the socket says, unless a trusted proxy says otherwise', () => {
    expect(addressOf(asked('::ffff:10.0.0.1'), NO_PROXIES)).toBe('10.0.0.1');
    expect(addressOf(asked('10.0.0.1', '1.2.3.4'), NO_PROXIES)).toBe('10.0.0.1');
    expect(addressOf(asked('10.0.0.1', '1.2.3.4'), readTrustedProxies('10.0.0.1'))).toBe('1.2.3.4');
  });

  test('is never one that the visitor made up', () => {
    const way = '9.9.9.9, 1.2.3.4, 10.0.0.2';
    expect(addressOf(asked('10.0.0.1', way), readTrustedProxies('10.0.0.1,10.0.0.2'))).toBe(
      '1.2.3.4',
    );
    expect(addressOf(asked('10.0.0.1', ''), readTrustedProxies('10.0.0.1'))).toBe('10.0.0.1');
  });
});

describe('what belongs to the events service', () => {
  test('is its socket, and what is posted to its address', () => {
    expect(isRealtime({ url: '/event/realtime?x=1' })).toBe(true);
    expect(isRealtime({ url: '/event/realtimes' })).toBe(false);
    expect(isPublish({ url: '/event', method: 'POST' })).toBe(true);
    expect(isPublish({ url: '/event', method: 'OPTIONS' })).toBe(true);
    expect(isPublish({ url: '/event', method: 'GET' })).toBe(false);
    expect(isPublish({ url: '/events', method: 'POST' })).toBe(false);
  });
});

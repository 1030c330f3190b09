import { describe, expect, test } from 'vitest';
import {
  isReservedAddress,
  matchSiteRoute,
  RESERVED_SEGMENTS,
  SITE_ROUTES,
} from './site-routes.ts';

describe("the portal's own routes", () => {
  test.each([
    ['/', 'index', {}],
    ['/activations/acme/T0k-en_1', 'activation-link', { name: 'acme', token: 'T0k-en_1' }],
    ['/quests/acme/T0k-en_1', 'quest-link', { name: 'acme', token: 'T0k-en_1' }],
    ['/bingo/demo', 'bingo-demo', {}],
    ['/bingo/7/generate', 'bingo-editor', { campaign_id: '7' }],
    ['/bingo/7/9', 'bingo-board', { campaign_id: '7', board_id: '9' }],
  ])('%s is %s', (path, name, parameters) => {
    const match = matchSiteRoute(path);
    expect(match?.route.name).toBe(name);
    expect(match?.parameters).toEqual(parameters);
  });

  test.each([
    '/activations/acme',
    '/activations/acme/a.b',
    '/activations/Acme/token',
    '/bingo/7',
    '/bingo/demo/more/still',
    '/verify/x',
  ])('%s is none of them', (path) => {
    expect(matchSiteRoute(path)).toBeUndefined();
  });

  test('only the index and two pages of text are for search engines', () => {
    const listed = SITE_ROUTES.filter(({ robots }) => robots === 'index').map(({ name }) => name);
    expect(listed.sort()).toEqual(['display-programs', 'index', 'tos']);
  });
});

describe('addresses that no program may have', () => {
  test('the first segment of every route of the portal is reserved', () => {
    const paths = [
      '/display_programs',
      '/tos',
      '/activations/a/b',
      '/quests/a/b',
      '/auth/callback',
    ];
    for (const path of [...paths, '/verify', '/bingo/demo', '/programs', '/__archive/a', '/api/x'])
      expect(isReservedAddress(path)).toBe(true);
    expect(RESERVED_SEGMENTS.every((segment) => isReservedAddress(`/${segment}`))).toBe(true);
  });

  test('everything below /programs at once is the portal’s, each single one is not', () => {
    expect(isReservedAddress('/programs/*')).toBe(true);
    expect(isReservedAddress('/programs/acme')).toBe(false);
    expect(isReservedAddress('/programs/acme-quests/*')).toBe(false);
    expect(isReservedAddress('/acme')).toBe(false);
  });
});

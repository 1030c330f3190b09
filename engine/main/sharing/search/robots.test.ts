import { expect, test } from 'vitest';
import { robotsText, shortest } from './robots.ts';

test('names what is closed, what is open below that, and the sitemaps', () => {
  const sitemaps = ['https://acme.example/sitemap.xml'];
  expect(robotsText({ disallow: ['/dashboard'], allow: ['/dashboard/help'], sitemaps })).toBe(
    'User-agent: *\nAllow: /dashboard/help\nDisallow: /dashboard\n\nSitemap: https://acme.example/sitemap.xml\n',
  );
});

test('says that nothing is closed where nothing is', () => {
  expect(robotsText({ disallow: [], allow: [], sitemaps: [] })).toBe('User-agent: *\nDisallow:\n');
});

test('what stands below a closed path is not named again, what only begins alike is', () => {
  expect(shortest(['/dashboard/quests', '/dashboard', '/dash', '/dashboard'])).toEqual([
    '/dash',
    '/dashboard',
  ]);
});

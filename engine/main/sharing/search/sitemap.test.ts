import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap.ts';

test('a page is named once, with its address in every language and the day it changed', () => {
  const text = sitemap([
    { canonical: 'https://acme.example/a&b', locales: ['en', 'pt-br'], changed: '2026-11-01' },
    { canonical: 'https://acme.example/', locales: ['en'] },
  ]);
  expect(text.match(/<loc>/g)).toHaveLength(2);
  expect(text).toContain(
    '<url><loc>https://acme.example/a&amp;b</loc><lastmod>2026-11-01</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://acme.example/a&amp;b"/>' +
      '<xhtml:link rel="alternate" hreflang="pt-BR" href="https://acme.example/a&amp;b?locale=pt-br"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://acme.example/a&amp;b"/></url>',
  );
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
});

test('an index names sitemaps', () => {
  expect(sitemapIndex(['https://acme.example/sitemap-a.xml'])).toContain(
    '<sitemap><loc>https://acme.example/sitemap-a.xml</loc></sitemap>',
  );
});

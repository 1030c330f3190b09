import { expect, test } from 'vitest';
import { APPLYING_PARTS } from '#portal/base/i18n/word-parts.ts';
import { pageWords } from '../../scripts/generate/page-words.ts';

const PORTAL = 'engine/portal/';

test('a page has the words of all that it shows, also of what it loads on demand', () => {
  expect(pageWords(`${PORTAL}places/sections/quests-section.tsx`)).toEqual([
    'appeals',
    'claims',
    'figures',
    'form',
    'quests',
    'review',
  ]);
  expect(pageWords(`${PORTAL}frame/blocks/key-request.tsx`)).toContain('requests');
});

test('what comes with its own words is not counted', () => {
  // Applying, for those who are no members yet.
  expect(pageWords(`${PORTAL}places/sections/dashboard-section.tsx`)).toEqual([]);
  // What is told of while a guest looks on.
  expect(pageWords(`${PORTAL}places/pages/quest-link-page.tsx`)).not.toContain('live');
});

test('a page that says none of them has none', () => {
  expect(pageWords(`${PORTAL}places/pages/legal-page.tsx`)).toBeUndefined();
});

test('applying comes with all its words', () => {
  const said = pageWords(`${PORTAL}capabilities/applications/application-panel.tsx`);
  expect(said).toEqual([...APPLYING_PARTS].sort());
});

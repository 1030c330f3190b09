import { expect, test } from 'vitest';
import type { SiteManifest } from '#contract/programs/program.ts';
import { createContext } from './context.ts';
import { knowledgeOf } from './knowledge.ts';

/** Whether a manifest of this site may name an icon. */
const hasIcon = (site: Pick<SiteManifest, 'icons' | 'icon_stylesheet'>) => {
  const context = createContext('programs', 'programs', 'development', site as SiteManifest);
  return knowledgeOf(context, 'acme', new Map()).hasIcon;
};

test('without a service there are the icons that are compiled in', () => {
  const known = hasIcon({ icons: { base_url: '/api/icons' } });
  expect([known('tabler:key'), known('tabler:nothing'), known('mdi:account')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a service has icons of any other set', () => {
  const known = hasIcon({ icons: { base_url: 'https://api.iconify.design' } });
  expect([known('mdi:account'), known('tabler:key'), known('tabler:nothing')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a style sheet has icons of its own set', () => {
  const icon_stylesheet = {
    url: 'https://cdn.example/icons.css',
    icons: { set: 'fa', class: 'fa-solid fa-{name}' },
  };
  const known = hasIcon({ icons: { base_url: '/api/icons' }, icon_stylesheet });
  expect([known('fa:user'), known('mdi:user')]).toEqual([true, false]);
});

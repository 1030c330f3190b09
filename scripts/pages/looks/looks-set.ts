import type { Program } from '#contract/programs/program.ts';
import type { Visit } from '../../../tests/support/browser/visits.ts';

const PAGES = ['landing', 'login', 'dashboard', 'leaderboards', 'rewards'] as const;
const MEMBER_PAGES: readonly string[] = PAGES.slice(2);
/** The programs of the set, and the page that each has beside those of all. */
const PROGRAMS = {
  marquee: 'bingo',
  'unicorn-battle': 'guest',
  'bandai-namco': 'nowhere',
  'capcom-v2': 'nowhere',
  'destiny-2': 'nowhere',
} as const;
/** From left to right and from right to left. */
const LOCALES = ['en', 'ar-sa'] as const;

export type LooksPage = (typeof PAGES)[number] | (typeof PROGRAMS)[keyof typeof PROGRAMS];

/** Pages of one program in one locale. */
export interface Scene {
  readonly program: string;
  readonly locale: string;
  readonly pages: readonly LooksPage[];
}

/** What is kept and compared: by program and locale. */
export const SCENES: readonly Scene[] = Object.entries(PROGRAMS).flatMap(([program, special]) =>
  LOCALES.map((locale) => ({ program, locale, pages: [...PAGES, special] })),
);

/** Who has to look so that pages are seen. */
export const lookersAt = (pages: readonly LooksPage[]): string[] => [
  ...(pages.some((page) => !MEMBER_PAGES.includes(page)) ? ['nobody', 'guest'] : []),
  ...(pages.some((page) => MEMBER_PAGES.includes(page)) ? ['maya'] : []),
];

/** Which page of a program a visit shows; undefined where it is none that is ever kept. */
export function pageOf(
  { path, as }: Visit,
  { base_route, slug, sections }: Pick<Program, 'base_route' | 'slug' | 'sections'>,
): LooksPage | undefined {
  if (path === base_route) return 'landing';
  if (path === `${base_route}/nowhere`) return 'nowhere';
  if (path.startsWith(`/bingo/${slug}/`)) return 'bingo';
  if (as === 'guest-invited') return 'guest';
  const section = sections.find((one) => base_route + one.path === path);
  return PAGES.find((page) => page === section?.name);
}

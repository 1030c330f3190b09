import type { Page } from 'playwright-core';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import type { Program, Section } from '#contract/programs/program.ts';
import { listAvailableRequests, listRequests } from '#contract/requests/endpoints.ts';
import { memberSections } from '#domain/routing/section-bar.ts';
import { callAs } from './call-as.ts';
import type { Visit } from './visits.ts';

/** Which of a program's pages a sample person is to see. */
export type Sight = 'everything' | 'sections' | 'details' | 'start';

const KEY_SECTIONS: readonly Section['name'][] = ['dashboard', 'quests', 'leaderboards', 'rewards'];

/** Whether a member's page is one by which one judges a brand. */
export const isKeySection = (program: Program, { path }: Visit): boolean =>
  program.sections.some(
    (section) => KEY_SECTIONS.includes(section.name) && program.base_route + section.path === path,
  );

/** The pages of a program that a signed-in person is to see, but for the views within them. */
export async function memberVisits(
  page: Page,
  program: Program,
  { as, sight }: { readonly as: string; readonly sight: Sight },
): Promise<Visit[]> {
  const sections = memberSections(program.sections);
  const at = (path: string): Visit => ({ path: program.base_route + path, as });
  // The section to apply in, where everybody else begins too.
  const start = sections.find(({ name }) => name === 'dashboard') ?? sections[0];
  if (sight === 'start') return start ? [at(start.path)] : [];
  const visits = sight === 'details' ? [] : sections.map(({ path }) => at(path));
  if (sight === 'sections') return visits;
  const named = (wanted: Section['name']) => sections.find(({ name }) => name === wanted);
  const [claims, quests, requests] = [named('claims'), named('quests'), named('requests')];
  const query = { uuid: program.uuid };
  const enrolments = await callAs(page, listInfluencerActivations, { query });
  for (const { id, kind } of enrolments.items) {
    if (claims) visits.push(at(`${claims.path}/${id}`));
    if (quests && kind === 'season' && sight === 'everything')
      visits.push(at(`${quests.path}/${id}`));
  }
  if (!requests) return visits;
  const { items } = await callAs(page, listRequests, { query });
  const { activations } = await callAs(page, listAvailableRequests, { query });
  const ids = new Set([...items, ...activations].map(({ activation_id }) => activation_id));
  return [...visits, ...[...ids].map((id) => at(`${requests.path}/${id}`))];
}

/** The addresses of the further views of a page: each is a hash in its navigation. */
export async function viewsOf(page: Page, { path, as }: Visit): Promise<Visit[]> {
  const hashes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main nav a[href*="#"]')]
      .filter((link) => link.pathname === location.pathname && !link.ariaCurrent)
      .map((link) => link.hash),
  );
  return [...new Set(hashes)].map((hash) => ({
    path: path + hash,
    ...(as === undefined ? {} : { as }),
  }));
}

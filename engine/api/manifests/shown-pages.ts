import type { ShownPage } from '#contract/manifests/endpoints.ts';
import { visitorMode } from '#domain/programs/visitor-mode.ts';
import { legalPath } from '#domain/routing/program-places.ts';
import type { ApiProgram } from '../http/program-directory.ts';

/** Every page of a program: its own, its sections, its legal documents. */
export function shownPages({ program, legalKinds, origin, base_route }: ApiProgram): ShownPage[] {
  const addressOf = (path: string) =>
    path.endsWith('/*') ? null : origin + (base_route + (path === '/' ? '' : path) || '/');
  const whole = visitorMode(program.color_mode);
  const pages = program.pages.map(({ path, title, color_mode, guards = [] }) => ({
    ...{ kind: 'page' as const, path, title: title ?? null, address: addressOf(path) },
    color_mode: visitorMode(color_mode ?? whole),
    members: guards.includes('auth'),
  }));
  const taken = new Set(pages.map(({ path }) => path));
  const sections = program.sections
    .filter(({ path }) => !taken.has(path))
    .map(({ path, title, guards }) => ({
      ...{ kind: 'section' as const, path, title: title ?? null, address: addressOf(path) },
      color_mode: 'preference' as const,
      members: guards.includes('auth'),
    }));
  const legal = legalKinds().map((kind) => ({
    ...{ kind: 'legal' as const, path: legalPath(kind), title: null },
    address: addressOf(legalPath(kind)),
    color_mode: whole,
    members: false,
  }));
  return [...pages, ...sections, ...legal];
}

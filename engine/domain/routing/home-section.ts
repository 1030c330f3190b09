import type { Section, SectionName } from '#contract/programs/program.ts';

/** Sections that nobody comes for. */
const ASIDE: readonly SectionName[] = ['index', 'login', 'account', 'history'];

/**
 * Where a signed-in person begins: the dashboard, else the first section with something to do; the
 * account where there is nothing else.
 */
export function homeSection(sections: readonly Section[]): Section | undefined {
  return (
    sections.find(({ name }) => name === 'dashboard') ??
    sections.find(({ name }) => !ASIDE.includes(name)) ??
    sections.find(({ name }) => name === 'account')
  );
}

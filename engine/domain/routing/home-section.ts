import type { Section } from '#contract/programs/program.ts';

/** Where a signed-in person begins: the dashboard, else the first section that is not public. */
export function homeSection(sections: readonly Section[]): Section | undefined {
  return (
    sections.find(({ name }) => name === 'dashboard') ??
    sections.find(({ name }) => name !== 'index' && name !== 'login')
  );
}

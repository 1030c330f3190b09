import type { Section } from '#contract/programs/program.ts';

/**
 * Where one applies and sees where the application stands: the dashboard's start; in programs that
 * have none, the account. Undefined where there is neither.
 */
export function applicationSection(sections: readonly Section[]): Section | undefined {
  const named = (wanted: Section['name']) => sections.find(({ name }) => name === wanted);
  return named('dashboard') ?? named('account');
}

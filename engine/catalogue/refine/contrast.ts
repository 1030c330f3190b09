import type { Theme } from '#contract/programs/program.ts';
import { contrastReport } from '#domain/theme/contrast-report.ts';
import { type Finding, raise } from '../issues/raise.ts';

/** The pair of colours furthest from WCAG AA in each mode that misses it; one cause is one issue. */
export function contrastFindings(colors: Theme['colors']): Finding[] {
  const report = contrastReport(colors);
  return (['dark', 'light'] as const).flatMap((mode) => {
    const pairs = report.filter((pair) => pair.mode === mode);
    const worst = pairs.reduce<(typeof pairs)[number] | undefined>(
      (found, pair) =>
        found && found.contrast / found.wanted <= pair.contrast / pair.wanted ? found : pair,
      undefined,
    );
    if (!worst) return [];
    const parameters = { ...worst, others: pairs.length - 1 };
    return [raise('THEME_CONTRAST', parameters, { path: ['theme', 'colors'] })];
  });
}

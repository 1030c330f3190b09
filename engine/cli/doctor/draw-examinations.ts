import type { Environment } from '#contract/programs/program.ts';
import type { Colors } from '../console/colors.ts';
import type { Examination } from './examine.ts';
import { countOf, type Finding, type Level } from './finding.ts';
import { quantity } from './quantity.ts';

/** What was looked at, for the closing line and for programs. */
export interface Extent {
  readonly environment: Environment;
  readonly programs: number;
  readonly hosts: number;
}

const PAINTS: Readonly<Record<Level, (colors: Colors) => (text: string) => string>> = {
  error: ({ red }) => red,
  warning: ({ yellow }) => yellow,
  hint: ({ cyan }) => cyan,
  ok: ({ green }) => green,
};

/** What people read: all that there is to do, or also what is well. */
export function drawExaminations(
  examinations: readonly Examination[],
  extent: Extent,
  shown: 'everything' | 'to do',
  colors: Colors,
): string {
  const parts = examinations.flatMap(({ name, findings }) => {
    if (findings.length === 0) return [];
    const told = findings.filter(({ level }) => shown === 'everything' || level !== 'ok');
    const well = countOf(findings, 'ok');
    const count = well > 0 ? colors.green(`  ${well} ok`) : '';
    return [
      `${colors.bold(name)}${count}`,
      ...told.map((finding) => drawFinding(finding, colors)),
      '',
    ];
  });
  return `${[...parts, sumUp(examinations, extent, colors)].join('\n')}\n`;
}

function drawFinding({ code, level, where, message, action }: Finding, colors: Colors): string {
  const paint = PAINTS[level](colors);
  if (action === undefined) return `  ${where}  ${paint(level)}  ${message}`;
  return [
    `  ${where}  ${paint(`${code} (${level})`)}`,
    `    ${message}`,
    `    ${colors.dim(action)}`,
  ].join('\n');
}

function sumUp(examinations: readonly Examination[], extent: Extent, colors: Colors): string {
  const findings = examinations.flatMap((each) => each.findings);
  const counts = (['error', 'warning', 'hint'] as const).map((level) =>
    quantity(countOf(findings, level), level),
  );
  const looked = [quantity(extent.programs, 'program'), quantity(extent.hosts, 'host')];
  const line = `${extent.environment}: ${[...looked, ...counts].join(', ')}`;
  return countOf(findings, 'error') === 0 ? colors.green(line) : colors.red(line);
}

/** All of it, for programs to read. */
export function examinationsAsJson(examinations: readonly Examination[], extent: Extent): string {
  const findings = examinations.flatMap(({ name, findings: found }) =>
    found.map((finding) => ({ check: name.toLowerCase(), ...finding })),
  );
  const told = {
    ...extent,
    errors: countOf(findings, 'error'),
    warnings: countOf(findings, 'warning'),
    hints: countOf(findings, 'hint'),
    findings,
  };
  return `${JSON.stringify(told, undefined, 2)}\n`;
}

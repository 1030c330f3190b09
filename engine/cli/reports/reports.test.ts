import { describe, expect, test, vi } from 'vitest';
import { ISSUE_KINDS } from '#catalogue/issues/issue-kinds.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { colorsFor } from '../console/colors.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

const ERROR: Issue = {
  code: 'PROGRAM_HOST_DUPLICATE',
  severity: 'error',
  file: 'programs/a b,c/program.yaml',
  line: 14,
  column: 5,
  path: 'hosts[1]',
  message: '100% of "play.example"\r\nis taken.',
  action: 'Remove it.',
};
const WARNING: Issue = { ...ERROR, code: 'COLOR_MODE_SYSTEM', severity: 'warning', path: '' };
const MISSING: Issue = { ...WARNING, code: 'TRANSLATION_MISSING' };
const REPORT = { programs: 2, issues: [MISSING, WARNING, ERROR] };
const PLAIN = colorsFor({ isTTY: false });

describe('pretty', () => {
  test('shows errors first, then warnings, and counts what it leaves out', () => {
    const issue = { ...ERROR, message: 'It is taken.' };
    expect(pretty({ programs: 2, issues: [MISSING, WARNING, issue] }, 'telling', PLAIN)).toBe(
      [
        'programs/a b,c/program.yaml:14:5  PROGRAM_HOST_DUPLICATE',
        '  hosts[1]: It is taken.',
        '  Remove it.',
        '',
        'programs/a b,c/program.yaml:14:5  COLOR_MODE_SYSTEM (warning)',
        `  ${WARNING.message}`,
        '  Remove it.',
        '',
        '2 programs, 1 error, 2 warnings (translations missing: run with --warnings)',
        '',
      ].join('\n'),
    );
  });

  test('shows everything where every warning is wanted', () => {
    const text = pretty(REPORT, 'all', PLAIN);
    expect(text).toContain('TRANSLATION_MISSING');
    expect(text).toContain('\n2 programs, 1 error, 2 warnings\n');
  });

  test('of a sound catalogue is one line', () => {
    expect(pretty({ programs: 1, issues: [] }, 'telling', PLAIN)).toBe(
      '1 program, 0 errors, 0 warnings\n',
    );
  });

  test('is coloured on a terminal alone, and there only where colour is wanted', () => {
    vi.stubEnv('NO_COLOR', '');
    expect(pretty(REPORT, 'telling', colorsFor({ isTTY: true }))).toContain('\u001b[31m');
    expect(pretty(REPORT, 'telling', PLAIN)).not.toContain('\u001b');
    vi.stubEnv('NO_COLOR', '1');
    expect(pretty(REPORT, 'telling', colorsFor({ isTTY: true }))).not.toContain('\u001b');
    vi.unstubAllEnvs();
  });
});

test('json counts, and holds every issue as it is', () => {
  expect(JSON.parse(json(REPORT))).toEqual({
    programs: 2,
    errors: 1,
    warnings: 2,
    issues: REPORT.issues,
  });
});

describe('github', () => {
  test('writes workflow commands, escaped as GitHub asks', () => {
    const [error, warning, counts] = github(REPORT, 'telling').split('\n');
    expect(error).toBe(
      '::error file=programs/a b%2Cc/program.yaml,line=14,col=5,title=PROGRAM_HOST_DUPLICATE::' +
        'hosts[1]: 100%25 of "play.example"%0D%0Ais taken. Remove it.',
    );
    expect(warning).toContain('::warning file=');
    expect(counts).toBe(
      '2 programs, 1 error, 2 warnings (translations missing: run with --warnings)',
    );
  });

  test('escapes a colon in a property', () => {
    const issues = [{ ...ERROR, file: 'c:/programs/x.yaml' }];
    expect(github({ programs: 1, issues }, 'telling')).toContain('file=c%3A/programs/x.yaml,');
  });
});

describe('sarif', () => {
  const log = JSON.parse(sarif(REPORT, '1.2.3'));
  const [run] = log.runs;

  test('is a log of version 2.1.0 with one run of Marquee', () => {
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    expect(run.tool.driver).toMatchObject({ name: 'Marquee', semanticVersion: '1.2.3' });
  });

  test('has a rule for every code', () => {
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
      Object.keys(ISSUE_KINDS),
    );
    expect(run.tool.driver.rules[0]).toEqual({
      id: 'MANIFEST_MISSING',
      name: 'ManifestMissing',
      shortDescription: { text: 'Manifest missing' },
      defaultConfiguration: { level: 'error' },
    });
  });

  test('points each result at its rule and at a relative, encoded address', () => {
    for (const result of run.results)
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
    expect(run.results[2]).toEqual({
      ruleId: 'PROGRAM_HOST_DUPLICATE',
      ruleIndex: expect.any(Number),
      level: 'error',
      message: { text: `hosts[1]: ${ERROR.message} Remove it.` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'programs/a%20b%2Cc/program.yaml' },
            region: { startLine: 14, startColumn: 5 },
          },
        },
      ],
    });
  });
});

import { expect, test } from 'vitest';
import type { ServedProgram } from '#contract/programs/compiled.ts';
import { inShort, testPatient, testProgram } from '../../../../tests/support/patient.ts';
import { checkApplications } from './check-applications.ts';
import { checkManifests } from './check-manifests.ts';
import { checkTranslations } from './check-translations.ts';

const now = new Date('2026-11-26T12:00:00Z');

test.each<[ServedProgram['applications'], string]>([
  [{ state: 'open' }, 'APPLICATIONS_OPEN ok'],
  [{ state: 'closed' }, 'APPLICATIONS_CLOSED warning'],
  [{ state: 'window', opens_at: '2026-12-01T00:00:00Z' }, 'APPLICATIONS_UPCOMING hint'],
  [{ state: 'window', closes_at: '2026-11-01T00:00:00Z' }, 'APPLICATIONS_CLOSED warning'],
  [{ state: 'window', closes_at: '2026-12-01T00:00:00Z' }, 'APPLICATIONS_OPEN ok'],
])('applications of %o', async (applications, expected) => {
  const patient = await testPatient({ now, programs: [testProgram('acme', { applications })] });
  expect(inShort(await checkApplications(patient))).toEqual([`acme ${expected}`]);
});

test('translations are complete, nearly so, or hardly there', async () => {
  const coverage = (translated: number) => ({ de: { translated, total: 10 } });
  const patient = await testPatient({
    programs: [
      testProgram('whole', { coverage: coverage(10) }),
      testProgram('nearly', { coverage: coverage(9) }),
      testProgram('hardly', { coverage: coverage(1) }),
      testProgram('english', { coverage: {} }),
    ],
  });
  const found = await checkTranslations(patient);
  expect(inShort(found)).toEqual([
    'whole TRANSLATIONS_COMPLETE ok',
    'nearly TRANSLATIONS_INCOMPLETE hint',
    'hardly TRANSLATIONS_INCOMPLETE warning',
    'english TRANSLATIONS_COMPLETE ok',
  ]);
  expect(found[2]?.message).toContain('de 10 % translated');
});

test('manifests that are broken, and programs that nobody is served', async () => {
  const issue = {
    ...{ code: 'SHAPE_NOT_ALLOWED', file: 'programs/beta/program.yaml' },
    severity: 'error' as const,
    ...{ line: 7, column: 9, path: 'status', message: 'Not allowed.', action: 'Write "live".' },
  } as const;
  const patient = await testPatient({
    programs: [testProgram('acme', { status: 'draft' }), { slug: 'beta' }],
    errors: [issue],
  });
  expect(await checkManifests(patient)).toMatchObject([
    {
      ...{ code: 'MANIFEST_BROKEN', level: 'error', where: 'programs/beta/program.yaml:7:9' },
      action: 'Write "live".',
    },
    { code: 'PROGRAM_NOT_SERVED', level: 'hint', where: 'acme' },
  ]);
  const staging = { ...patient, environment: 'staging', errors: [] } as const;
  expect(inShort(await checkManifests(staging))).toEqual(['catalogue MANIFESTS_SOUND ok']);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inShort, testPatient } from '../../../../tests/support/patient.ts';
import { checkSecrets } from './check-secrets.ts';

const found = async (variables: Readonly<Record<string, string>>) =>
  checkSecrets(await testPatient({ variables }));

test.each([
  ['', 'SECRET_MISSING error'],
  ['short', 'SECRET_SHORT error'],
  ['a1'.repeat(30), 'SECRET_WEAK error'],
  ['please change me before this goes live 1', 'SECRET_GUESSABLE warning'],
  ['correct-horse-battery-staple-correct-horse', 'SECRET_GUESSABLE warning'],
  ['abcdef0123456789abcdef0123456789', 'SECRET_GUESSABLE warning'],
  ['9f86d081884c7d659a2feaa0c55ad015', 'SECRET_STRONG ok'],
])('"%s" is %s', async (MARQUEE_SECRET, expected) => {
  const told = await found({ MARQUEE_SECRET });
  expect(inShort(told)).toEqual([`MARQUEE_SECRET ${expected}`]);
  if (MARQUEE_SECRET) expect(JSON.stringify(told)).not.toContain(MARQUEE_SECRET);
});

test('what the documentation has one make is never called weak', async () => {
  const made = Array.from({ length: 200 }, (_, at) =>
    createHash('sha256').update(`${at}`).digest('hex'),
  );
  const byChance = `${made[0]?.slice(0, 40)}12345abcdef`;
  for (const MARQUEE_SECRET of [...made, byChance])
    expect(inShort(await found({ MARQUEE_SECRET }))).toEqual(['MARQUEE_SECRET SECRET_STRONG ok']);
});

test('passwords in addresses are looked at, and never told', async () => {
  const told = await found({
    MARQUEE_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
    DATABASE_URL: 'postgres://marquee:pass1@db.example/marquee',
    SMTP_URL: 'smtp://ana:hunter2@mail.example',
  });
  expect(inShort(told).slice(1)).toEqual([
    'DATABASE_URL PASSWORD_SHORT warning',
    'SMTP_URL SMTP_UPGRADES hint',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/pass1|hunter2/);
});

test('development makes a secret of its own', async () => {
  expect(await checkSecrets(await testPatient({ environment: 'development' }))).toEqual([]);
});

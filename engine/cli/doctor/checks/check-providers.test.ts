import { expect, test } from 'vitest';
import {
  inShort,
  testPatient,
  testProgram,
  testProvider,
} from '../../../../tests/support/patient.ts';
import { checkProviders } from './check-providers.ts';

const credentials = (id: string) => ({
  [`MARQUEE_IDP_${id}_CLIENT_ID`]: 'client',
  [`MARQUEE_IDP_${id}_CLIENT_SECRET`]: 'secret',
});
const programs = [
  testProgram('acme', { platforms: ['twitch', 'google'] }),
  testProgram('beta', { platforms: ['google'] }),
];

test('a program without any usable login is an error, and so are operators without one', async () => {
  const found = await checkProviders(
    await testPatient({ programs, variables: credentials('TWITCH') }),
  );
  expect(inShort(found)).toEqual([
    'beta PROGRAM_WITHOUT_LOGIN error',
    'operators NO_OPERATOR_PROVIDER error',
    'twitch PROVIDER_OFFERED ok',
    'google PROVIDER_WITHOUT_CREDENTIALS warning',
    'twitch REDIRECT_ADDRESS hint',
  ]);
  expect(found[0]?.action).toContain(
    'MARQUEE_IDP_GOOGLE_CLIENT_ID and MARQUEE_IDP_GOOGLE_CLIENT_SECRET',
  );
  expect(found[3]?.message).toContain('acme, beta.');
});

test('redirect addresses are those of the environment', async () => {
  const variables = { ...credentials('TWITCH'), ...credentials('GOOGLE') };
  const patient = await testPatient({ programs, variables });
  const told = async (options: Partial<typeof patient>) =>
    (await checkProviders({ ...patient, ...options }))
      .filter(({ code }) => code === 'REDIRECT_ADDRESS')
      .map(({ message }) => message);
  expect(await told({})).toEqual(
    new Array(2).fill('It sends people back to https://marquee.example/auth/callback.'),
  );
  const site = { ...patient.site, staging_hosts: ['try.marquee.example'] };
  expect((await told({ environment: 'staging', site }))[0]).toContain(
    'https://try.marquee.example/auth/callback',
  );
  expect(inShort(await checkProviders(patient)).filter((line) => line.endsWith('error'))).toEqual(
    [],
  );
});

test('half of the credentials are told of', async () => {
  const { MARQUEE_IDP_GOOGLE_CLIENT_ID } = credentials('GOOGLE');
  const variables = { ...credentials('TWITCH'), MARQUEE_IDP_GOOGLE_CLIENT_ID };
  const [found] = await checkProviders(await testPatient({ programs, variables }));
  expect(found).toMatchObject({ code: 'PROVIDER_INCOMPLETE', level: 'error', where: 'google' });
});

test("another publisher's provider does not count", async () => {
  const patient = await testPatient({
    programs: [
      testProgram('acme', { platforms: ['house'] }),
      testProgram('none', { platforms: [] }),
    ],
    variables: credentials('HOUSE'),
  });
  const house = { ...testProvider('house'), programs: ['beta'] };
  const site = { ...patient.site, identity_providers: [house] };
  expect(inShort(await checkProviders({ ...patient, site })).slice(0, 2)).toEqual([
    'acme PROGRAM_WITHOUT_LOGIN error',
    'none PROGRAM_NAMES_NO_PROVIDER hint',
  ]);
});

test('sample people stand in for all of it in development', async () => {
  const patient = await testPatient({ environment: 'development', programs });
  expect(inShort(await checkProviders(patient))).toEqual(['development SAMPLE_PEOPLE ok']);
});

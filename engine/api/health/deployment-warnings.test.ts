import { describe, expect, test } from 'vitest';
import type { SiteManifest } from '#contract/programs/program.ts';
import { deploymentWarnings } from './deployment-warnings.ts';
import type { SignInProgram } from './programs-without-login.ts';

const provider = (id: string): SiteManifest['identity_providers'][number] => ({
  id,
  name: id,
  icon: 'tabler:users',
  protocol: 'oidc',
  issuer: `https://${id}.example`,
  scopes: ['openid'],
  profile: { id: '/sub' },
});
const SITE = {
  identity_providers: [provider('twitch'), provider('google')],
  operator_identity_providers: ['google'],
};
const credentials = (id: string) => ({
  [`MARQUEE_IDP_${id}_CLIENT_ID`]: 'client',
  [`MARQUEE_IDP_${id}_CLIENT_SECRET`]: 'secret',
});
const codes = (...of: Parameters<typeof deploymentWarnings>) =>
  deploymentWarnings(...of).map(({ code }) => code);

test.each(['production', 'staging'] as const)('%s without anything lacks all three', (name) => {
  expect(codes(name, {}, SITE)).toEqual([
    ...['MAILS_TO_FILES', 'NO_IDENTITY_PROVIDER', 'NO_OPERATOR_PROVIDER'],
  ]);
});

test('development has files and sample people instead', () => {
  expect(codes('development', {}, SITE)).toEqual([]);
});

test('what is there is not missed', () => {
  const mail = { SMTP_URL: 'smtp://mail' };
  expect(codes('production', { ...mail, ...credentials('GOOGLE') }, SITE)).toEqual([]);
});

test('operators need a provider of theirs, and the message names it', () => {
  const variables = { SMTP_URL: 'smtp://mail', ...credentials('TWITCH') };
  const [found, ...others] = deploymentWarnings('production', variables, SITE);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'NO_OPERATOR_PROVIDER' });
  expect(found?.message).toContain('CLIENT_SECRET of google.');
  const unnamed = { ...SITE, operator_identity_providers: [] };
  const [other] = deploymentWarnings('production', variables, unnamed);
  expect(other?.message).toContain('Name one under operator_identity_providers in site.yaml.');
});

describe('programs that nobody can sign in to', () => {
  const mail = { SMTP_URL: 'smtp://mail' };
  const google = { ...mail, ...credentials('GOOGLE') };
  const look = (programs: readonly SignInProgram[], variables = google) =>
    deploymentWarnings('production', variables, SITE, programs);

  test('are named, each in a line', () => {
    expect(
      look([
        { slug: 'acme', platforms: ['twitch'] },
        { slug: 'beta', platforms: ['twitch', 'google'] },
        { slug: 'none', platforms: [] },
      ]),
    ).toEqual([
      {
        code: 'PROGRAM_WITHOUT_LOGIN',
        message:
          'Nobody can sign in to "acme": none of its identity providers (twitch) has its credentials.',
      },
    ]);
  });

  test('are not named where nobody can sign in at all', () => {
    const found = look([{ slug: 'acme', platforms: ['twitch'] }], mail as typeof google);
    expect(found.map(({ code }) => code)).toEqual(['NO_IDENTITY_PROVIDER', 'NO_OPERATOR_PROVIDER']);
  });

  test("are those, too, that have only another publisher's provider", () => {
    const site = {
      ...SITE,
      identity_providers: [
        ...SITE.identity_providers,
        { ...provider('house'), programs: ['beta'] },
      ],
    };
    const variables = { ...google, ...credentials('HOUSE') };
    const programs = ['acme', 'beta'].map((slug) => ({ slug, platforms: ['house'] }));
    const [found, ...others] = deploymentWarnings('production', variables, site, programs);
    expect(others).toEqual([]);
    expect(found?.message).toContain('"acme"');
  });

  test('are counted where there are many', () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ slug: `p${n}`, platforms: ['twitch'] }));
    const found = look(many);
    expect(found).toHaveLength(21);
    expect(found.at(-1)?.message).toContain('10 more programs: `npx marquee doctor`');
  });
});

describe('platforms that programs count on', () => {
  const google = { SMTP_URL: 'smtp://mail', ...credentials('GOOGLE') };
  const reading = (slug: string) => ({ slug, platforms: ['google'], connectors: ['twitch'] });
  const look = (variables: Record<string, string>, programs = [reading('acme')]) =>
    deploymentWarnings('production', { ...google, ...variables }, SITE, programs);

  test('are named where nobody can read them, with whom it concerns', () => {
    expect(look({})).toEqual([
      {
        code: 'PLATFORM_NOT_READ',
        message:
          'Nothing is read from twitch, and no role given there: metrics or rewards of "acme" count on it. Set MARQUEE_IDP_TWITCH_CLIENT_ID and MARQUEE_IDP_TWITCH_CLIENT_SECRET.',
      },
    ]);
    const many = Array.from({ length: 8 }, (_, n) => reading(`p${n}`));
    expect(look({}, many)[0]?.message).toContain('"p4" and 3 more count on');
  });

  test('are those, too, that somebody turned off', () => {
    const [found] = look({ ...credentials('TWITCH'), MARQUEE_CONNECTORS: 'off' });
    expect(found?.message).toContain('MARQUEE_CONNECTORS is off');
  });

  test('are not where they are read, or nobody counts on them', () => {
    expect(look(credentials('TWITCH'))).toEqual([]);
    expect(look({ MARQUEE_CONNECTORS: 'http://127.0.0.1:4000' })).toEqual([]);
    expect(look({}, [{ ...reading('acme'), connectors: [] }])).toEqual([]);
  });
});

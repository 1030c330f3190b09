import { expect, test } from 'vitest';
import type { SiteManifest } from '#contract/programs/program.ts';
import { deploymentWarnings } from './deployment-warnings.ts';

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

import { hostsOf } from '#cli/doctor/hosts-of.ts';
import { lookAtHosts } from '#cli/doctor/look-at-hosts.ts';
import { type NetworkOptions, openNetwork } from '#cli/doctor/network.ts';
import type { ExaminedCatalogue, ExaminedProgram, Patient } from '#cli/doctor/patient.ts';
import type { ServedProgram } from '#contract/programs/compiled.ts';
import type { SiteManifest } from '#contract/programs/program.ts';

/** A provider of site.yaml, with what it needs. */
export const testProvider = (id: string): SiteManifest['identity_providers'][number] => ({
  ...{ id, name: id, icon: 'tabler:users', protocol: 'oidc', issuer: `https://${id}.example` },
  ...{ scopes: ['openid'], profile: { id: '/sub' } },
});

const SITE = {
  ...{ product: 'Marquee', description: 'Programs.', main_hosts: ['marquee.example'] },
  ...{ unknown_host_program: 'new-program', locales: ['en'], legal: {}, theme: { colors: {} } },
  api: { base_url: '/api', headers: {} },
  contact: { email: 'hello@marquee.example' },
  identity_providers: [testProvider('twitch'), testProvider('google')],
  operator_identity_providers: ['google'],
} as unknown as SiteManifest;

/** A live program of which all is well. */
export const testProgram = (
  slug: string,
  served: Partial<ServedProgram> = {},
  more: Partial<ExaminedProgram> = {},
): ExaminedProgram => ({
  slug,
  served: {
    ...{ hash: slug, uuid: '6d0f4c1e-0d5e-4b0a-9a3e-1f6f4f0c2a11', status: 'live', title: slug },
    ...{ publisher: slug, description: slug, hosts: [], base_route: `/programs/${slug}` },
    ...{ locales: ['en'], applications: { state: 'open' }, platforms: ['twitch'], aliases: [] },
    coverage: {},
    ...served,
  },
  ...more,
});

/** What the doctor looks at, in production, with a store that is not there yet. */
export async function testPatient(
  options: Partial<Patient> = {},
  reached: Partial<NetworkOptions> = {},
): Promise<Patient> {
  const catalogue: ExaminedCatalogue = {
    ...{ environment: 'production', site: SITE, programs: [], errors: [] },
    ...options,
  };
  // Nobody is asked but whom a test names: nobody listens at this port.
  const network = openNetwork({ limit: 10_000, resolvers: ['127.0.0.1:9'], ...reached });
  return {
    ...{ variables: {}, store: { kind: 'absent' }, dkimSelector: undefined, now: new Date() },
    instances: [],
    ...{ network, hosts: await lookAtHosts(hostsOf(catalogue), network) },
    ...catalogue,
    ...options,
  };
}

/** Code, level and place of each finding, in a line. */
export const inShort = (
  findings: readonly { readonly code: string; readonly level: string; readonly where: string }[],
) => findings.map(({ code, level, where }) => `${where} ${code} ${level}`);

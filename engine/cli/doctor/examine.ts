import { checkApplications } from './checks/check-applications.ts';
import { checkBackups } from './checks/check-backups.ts';
import { checkCampaigns } from './checks/check-campaigns.ts';
import { checkCertificates } from './checks/check-certificates.ts';
import { checkClock } from './checks/check-clock.ts';
import { checkDatabase } from './checks/check-database.ts';
import { checkDns } from './checks/check-dns.ts';
import { checkInstances } from './checks/check-instances.ts';
import { checkKeys } from './checks/check-keys.ts';
import { checkMail } from './checks/check-mail.ts';
import { checkManifests } from './checks/check-manifests.ts';
import { checkProviderEndpoints } from './checks/check-provider-endpoints.ts';
import { checkProviders } from './checks/check-providers.ts';
import { checkProxy } from './checks/check-proxy.ts';
import { checkSecrets } from './checks/check-secrets.ts';
import { checkTranslations } from './checks/check-translations.ts';
import { type Finding, LEVELS } from './finding.ts';
import type { Patient } from './patient.ts';

/** What one check found, the worst first. */
export interface Examination {
  readonly name: string;
  readonly findings: readonly Finding[];
}

type Check = (patient: Patient) => Promise<Finding[]>;

/** In the order in which things have to be mended. */
const CHECKS: readonly (readonly [name: string, check: Check])[] = [
  ['Manifests', checkManifests],
  ['Secrets', checkSecrets],
  ['Database', checkDatabase],
  ['Backups', checkBackups],
  ['DNS', checkDns],
  ['Certificates', checkCertificates],
  ['Proxy', checkProxy],
  ['Instances', checkInstances],
  ['Clock', checkClock],
  ['Sign-in', checkProviders],
  ['Providers', checkProviderEndpoints],
  ['Mail', checkMail],
  ['Campaigns', checkCampaigns],
  ['Keys', checkKeys],
  ['Applications', checkApplications],
  ['Translations', checkTranslations],
];

/** Runs every check; they wait for the network beside each other. */
export const examine = (patient: Patient): Promise<Examination[]> =>
  Promise.all(
    CHECKS.map(async ([name, check]) => {
      const findings = await check(patient);
      findings.sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
      return { name, findings };
    }),
  );

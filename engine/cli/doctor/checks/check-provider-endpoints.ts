import { type ProviderDescriptor, readProviders } from '#api/identity-providers/providers.ts';
import { error, type Finding, fine } from '../finding.ts';
import { inParallel } from '../in-parallel.ts';
import type { Network } from '../network.ts';
import type { Patient } from '../patient.ts';
import { type SeenAnswer, visitHost } from '../visit-host.ts';

const AT_A_TIME = 8;
const DISCOVERY = '/.well-known/openid-configuration';

/** Whether the server could ask the identity providers that it offers; their word is not tried. */
export async function checkProviderEndpoints(patient: Patient): Promise<Finding[]> {
  const { environment, site, variables, network } = patient;
  if (environment === 'development') return [];
  const { offered } = readProviders(site.identity_providers, variables);
  const found = await inParallel(offered, AT_A_TIME, ({ descriptor }) => look(descriptor, network));
  return found.flat();
}

async function look(descriptor: ProviderDescriptor, network: Network): Promise<Finding[]> {
  const { id, issuer = '', token_endpoint = '', authorization_endpoint = '' } = descriptor;
  const isOidc = descriptor.protocol === 'oidc';
  const address = {
    oidc: `${issuer.replace(/\/$/, '')}${DISCOVERY}`,
    oauth2: token_endpoint,
    // It is asked there whether its answers are genuine.
    openid2: authorization_endpoint,
  }[descriptor.protocol];
  if (!URL.canParse(address)) return []; // the manifest's check says so
  const answer = await visit(new URL(address), network);
  if (typeof answer === 'string')
    return [
      error(
        'PROVIDER_UNREACHABLE',
        id,
        `${address} cannot be reached from here: ${answer}.`,
        'Let this machine call it: a firewall may hold back what goes out. Look also at its address in site.yaml.',
      ),
    ];
  if (isOidc && issuerOf(answer) !== new URL(issuer).href)
    return [
      error(
        'PROVIDER_NOT_OIDC',
        id,
        `${address} (${answer.status}) does not name "${issuer}" as its issuer.`,
        'Write its issuer into site.yaml exactly as it names itself there.',
      ),
    ];
  return [fine('PROVIDER_REACHABLE', id, `${new URL(address).host} answers.`)];
}

/** As an address is written in full: a host alone has a slash, or has none. */
function issuerOf({ status, body }: SeenAnswer): string | undefined {
  try {
    return status === 200 ? new URL(JSON.parse(body).issuer).href : undefined;
  } catch {
    return undefined;
  }
}

/** The answer, or why there is none. */
async function visit({ hostname, port, pathname }: URL, network: Network) {
  const found = await network.addresses(hostname);
  if (found.kind === 'unanswered') return found.reason;
  if (found.kind === 'absent') return 'DNS has no address';
  const reached = found.values.map((address) => ({ address, port: Number(port || 443) }));
  let fault = '';
  for (const reachedAt of reached.slice(0, 2)) {
    const seen = await visitHost(hostname, pathname, reachedAt.address, { ...network, reachedAt });
    if ('fault' in seen) fault = seen.fault;
    else if (seen.answer.certificate.fault) fault = seen.answer.certificate.fault;
    else return seen.answer;
  }
  return fault;
}

import { isPublicAddress } from '#api/outgoing/public-address.ts';
import { error, type Finding, fine, hint } from '../finding.ts';
import type { HostSeen } from '../look-at-hosts.ts';
import type { Patient } from '../patient.ts';

/** Whether the name of each host leads somewhere. */
export const checkDns = async ({ hosts, site }: Patient): Promise<Finding[]> =>
  hosts.map((seen) => look(seen, site.main_hosts[0] ?? seen.host));

function look({ host, addresses, of }: HostSeen, main: string): Finding {
  switch (addresses.kind) {
    case 'unanswered':
      return error(
        'DNS_UNANSWERED',
        host,
        `DNS gave no address: ${addresses.reason}.`,
        'Look whether the name servers of the domain answer, and whether this machine reaches its own; --resolver <address> asks another one.',
      );
    case 'absent':
      return error(
        'DNS_NO_ADDRESS',
        host,
        addresses.name === 'unknown'
          ? 'The name is not known to DNS.'
          : 'The name has neither an A nor an AAAA record.',
        of === 'program'
          ? `Have whoever owns the domain make the record "${host}. CNAME ${main}.", or take the host out of the manifest.`
          : 'Make an A and an AAAA record that lead to the proxy in front of the server.',
      );
    case 'found': {
      const { values } = addresses;
      const inside = values.filter((address) => !isPublicAddress(address));
      if (inside.length === 0)
        return fine('DNS_FOUND', host, `The name leads to ${values.join(', ')}.`);
      return hint(
        'DNS_NOT_PUBLIC',
        host,
        `The name leads to ${inside.join(', ')}, which is in no public network.`,
        'Where visitors are to come from the internet, ask a public name server: --resolver 1.1.1.1.',
      );
    }
  }
}

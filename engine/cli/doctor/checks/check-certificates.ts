import { error, type Finding, fine, warning } from '../finding.ts';
import type { HostSeen } from '../look-at-hosts.ts';
import type { Patient } from '../patient.ts';
import type { SeenCertificate } from '../visit-host.ts';

const DAY = 86_400_000;
/** Whoever renews in time does so with a third left; what has a sixth left was not renewed. */
const LATE_SHARE = 1 / 6;
const VERY_LATE = 2 * DAY;

/** Whether each host answers over https, by a certificate that is good for a while. */
export const checkCertificates = async ({ hosts, now }: Patient): Promise<Finding[]> =>
  hosts.flatMap((seen) => lookAt(seen, now));

function lookAt({ host, visits }: HostSeen, now: Date): Finding[] {
  const several = visits.length > 1;
  const found = visits.map((visit): Finding => {
    const where = several ? `${host} (${visit.address})` : host;
    if ('fault' in visit)
      return error(
        'HOST_UNREACHABLE',
        where,
        `Nothing answers over https at ${visit.address}: ${visit.fault}.`,
        'Look whether the proxy runs, whether port 443 is open, and whether the record leads to it. An AAAA record that leads elsewhere shuts out whoever has IPv6.',
      );
    return lookAtCertificate(where, visit.answer.certificate, now);
  });
  // Where all addresses say the same, it is said once.
  const same = found.every(({ level }) => level === 'ok');
  return same ? found.slice(0, 1).map((finding) => ({ ...finding, where: host })) : found;
}

function lookAtCertificate(where: string, seen: SeenCertificate, now: Date): Finding {
  const { fault, from, to, issuer } = seen;
  if (fault !== undefined)
    return error('CERTIFICATE_INVALID', where, FAULTS[fault] ?? `${fault}.`, remedyOf(fault));
  const left = to.getTime() - now.getTime();
  const days = Math.floor(left / DAY);
  const ends = `The certificate of ${issuer} ends on ${to.toISOString().slice(0, 10)}, in ${days} days`;
  if (left > (to.getTime() - from.getTime()) * LATE_SHARE)
    return fine('CERTIFICATE_VALID', where, `${ends}.`);
  const telling = [
    'CERTIFICATE_ENDS',
    where,
    `${ends}, and was not renewed.`,
    "Look into the proxy's log for why renewing fails: ports 80 and 443 must be reachable, and a CAA record must allow the issuer.",
  ] as const;
  return left < VERY_LATE ? error(...telling) : warning(...telling);
}

const UNKNOWN_ISSUER =
  'The certificate is of an authority that is not known here, or its intermediate certificates are not sent.';
const FAULTS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  CERT_NOT_YET_VALID: 'The certificate is not valid yet.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for other hosts.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself: no browser takes it.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is of an authority that browsers do not know.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_ISSUER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_ISSUER,
};

function remedyOf(fault: string): string {
  switch (fault) {
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'Let the proxy have a certificate for this host: Caddy asks MARQUEE_INTERNAL_PORT by itself, others need the host in their configuration.';
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return 'Let the proxy send the whole chain ("fullchain"). An authority of your own is named in NODE_EXTRA_CA_CERTS.';
    default:
      return "Look into the proxy's log for why it has no better one, and renew it.";
  }
}

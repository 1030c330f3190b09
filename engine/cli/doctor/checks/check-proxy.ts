import { error, type Finding, fine, warning } from '../finding.ts';
import { inParallel } from '../in-parallel.ts';
import type { HostSeen } from '../look-at-hosts.ts';
import type { Patient } from '../patient.ts';
import { type SeenAnswer, visitHost } from '../visit-host.ts';

const AT_A_TIME = 8;

/**
 * Whether the server sees the host and the scheme that browsers do, which it can tell by the proxy's
 * headers alone, and whether the proxy keeps from the public what is not theirs.
 */
export async function checkProxy(patient: Patient): Promise<Finding[]> {
  const pages = patient.hosts.filter(({ of }) => of !== 'api');
  const portals = pages.filter(({ of }) => of === 'portal');
  const open = await inParallel(portals, AT_A_TIME, (seen) => lookAtMetrics(seen, patient));
  return [...pages.flatMap(lookAtHost), ...open.flat()];
}

function lookAtHost({ host, canonical, visits }: HostSeen): Finding[] {
  const answers = visits.flatMap((visit) => ('answer' in visit ? [visit.answer] : []));
  const found = answers.map((answer) => lookAtAnswer(host, canonical, answer));
  // What is wrong at one of its addresses is; the others are mostly the same proxy.
  return found.find((each) => each.some(({ level }) => level !== 'ok')) ?? found[0] ?? [];
}

function lookAtAnswer(host: string, canonical: string | undefined, answer: SeenAnswer): Finding[] {
  const { status, body, headers } = answer;
  if (status !== 200 || !/^User-agent:/im.test(body))
    return [
      error(
        'HOST_NOT_SERVED',
        host,
        `Something else than this portal answers: /robots.txt is ${status}.`,
        'Let the proxy lead this host to the server (start, or start:web). After 502 or 503, look whether the server runs.',
      ),
    ];
  const wrong: Finding[] = [];
  if (headers['strict-transport-security'] === undefined)
    wrong.push(
      error(
        'PROXY_SCHEME_LOST',
        host,
        'The server does not see that browsers come over https: its answer has no Strict-Transport-Security. Nobody can sign in.',
        "Let the proxy send X-Forwarded-Proto, and name the proxy's address or range in MARQUEE_TRUST_PROXY.",
      ),
    );
  const named = /^Sitemap: https:\/\/([^/\s]+)\//im.exec(body)?.[1];
  if (canonical !== undefined && named !== canonical)
    wrong.push(
      error(
        'PROXY_HOST_LOST',
        host,
        named === undefined
          ? 'The server does not know the host that it is asked for.'
          : `The server takes this host for ${named}.`,
        'Let the proxy pass the Host header on as it is, or send X-Forwarded-Host and name the proxy in MARQUEE_TRUST_PROXY. Look also whether the server runs with this catalogue and MARQUEE_ENV.',
      ),
    );
  return wrong.length > 0
    ? wrong
    : [fine('PROXY_HEADERS', host, 'The server sees this host, and https.')];
}

/** Counts name programs and how much goes on in them. */
async function lookAtMetrics({ host, visits }: HostSeen, patient: Patient): Promise<Finding[]> {
  const [reached] = visits.filter((visit) => 'answer' in visit);
  if (!reached) return [];
  const visit = await visitHost(host, '/metrics', reached.address, patient.network);
  if (!('answer' in visit) || visit.answer.status !== 200 || !visit.answer.body.includes('# TYPE'))
    return [];
  return [
    warning(
      'METRICS_PUBLIC',
      host,
      'Everybody may read /metrics.',
      'Set MARQUEE_INTERNAL_PORT, or keep /metrics and /readyz from the public in the proxy.',
    ),
  ];
}

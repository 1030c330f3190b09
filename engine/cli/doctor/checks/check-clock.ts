import { clockAhead } from '../clock-ahead.ts';
import { error, type Finding, fine, warning } from '../finding.ts';
import type { Patient } from '../patient.ts';

/** Beyond this, what is signed for minutes is refused, and identity providers refuse sign-ins. */
const FAR = 60_000;
const NOTICEABLE = 5_000;
/** A Date header has whole seconds, and tells the last one that began. */
const SECOND = 1_000;

/** Whether this machine's clock is that of the hosts and of the database. */
export async function checkClock({ hosts, store }: Patient): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { host, visits } of hosts) {
    const answer = visits.flatMap((visit) => ('answer' in visit ? [visit.answer] : []))[0];
    const date = Date.parse(String(answer?.headers.date));
    if (!answer || Number.isNaN(date)) continue;
    found.push(told(host, clockAhead(date, answer, SECOND)));
  }
  if (store.kind === 'open' && store.facts.kind === 'postgresql')
    found.push(told('DATABASE_URL', store.facts.ahead));
  const apart = found.filter(({ level }) => level !== 'ok');
  return apart.length > 0 ? apart : found.slice(0, 1);
}

function told(where: string, ahead: number): Finding {
  const distance = Math.abs(ahead);
  if (distance < NOTICEABLE)
    return fine('CLOCKS_AGREE', where, 'Its clock is that of this machine.');
  const tell = distance < FAR ? warning : error;
  return tell(
    'CLOCKS_APART',
    where,
    `Its clock is ${Math.round(distance / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`,
    'Let both keep time by NTP (systemd-timesyncd, chrony): sign-ins, windows and limits count by it.',
  );
}

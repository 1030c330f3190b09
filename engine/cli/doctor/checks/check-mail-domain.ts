import { error, type Finding, fine, hint, warning } from '../finding.ts';
import type { Network, Records } from '../network.ts';
import type { Patient } from '../patient.ts';

/** Names that mail services give their keys, where nobody says which one is used. */
const USUAL_SELECTORS = [
  ...['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 'k1', 'k2', 's1', 's2'],
  ...['key1', 'mandrill', 'pm', 'resend', 'smtp', 'mailjet', 'zoho', 'fm1', 'protonmail', 'brevo'],
];

/**
 * Whether the domain of `MAIL_FROM` says that mails in its name are ours: SPF, DKIM and DMARC. The mails'
 * envelope has the same domain as their From, so what passes SPF is aligned with it.
 */
export async function checkMailDomain(domain: string, patient: Patient): Promise<Finding[]> {
  const { network, dkimSelector } = patient;
  const found = await Promise.all([
    lookAtSpf(domain, network),
    dkimSelector === undefined
      ? lookForDkim(domain, network)
      : lookAtDkim(domain, dkimSelector, network),
    lookAtDmarc(domain, network),
    lookAtBounces(domain, network),
  ]);
  return found;
}

const unanswered = (where: string, reason: string): Finding =>
  warning(
    'DNS_UNANSWERED',
    where,
    `DNS gave no answer: ${reason}.`,
    'Look whether the name servers of the domain answer, and whether this machine reaches its own; --resolver <address> asks another one.',
  );

const beginning = (found: Records<string>, words: RegExp): readonly string[] =>
  found.kind === 'found' ? found.values.filter((text) => words.test(text)) : [];

async function lookAtSpf(domain: string, network: Network): Promise<Finding> {
  const found = await network.texts(domain);
  if (found.kind === 'unanswered') return unanswered(domain, found.reason);
  const [policy, ...others] = beginning(found, /^v=spf1(\s|$)/i);
  if (policy === undefined)
    return warning(
      'SPF_MISSING',
      domain,
      'It has no SPF record: many servers take mails in its name for spam.',
      'Make the TXT record "v=spf1 include:<what your mail service names> -all".',
    );
  if (others.length > 0)
    return error(
      'SPF_TWICE',
      domain,
      `It has ${others.length + 1} SPF records: then none of them counts.`,
      'Make one of them, with all their parts.',
    );
  if (/[\s+]\+?all(\s|$)/i.test(policy))
    return warning(
      'SPF_OPEN',
      domain,
      `Its SPF record lets everybody send in its name: "${policy}".`,
      'End it with "-all" or "~all".',
    );
  return fine(
    'SPF_FOUND',
    domain,
    `Its SPF record is "${policy}". See that it names your mail service.`,
  );
}

async function lookAtDkim(domain: string, selector: string, network: Network): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`;
  const found = await network.texts(name);
  if (found.kind === 'unanswered') return unanswered(name, found.reason);
  const [key] = beginning(found, /(^|;)\s*p=/i);
  if (key === undefined)
    return error(
      'DKIM_MISSING',
      name,
      'There is no DKIM key: mails that are signed by this selector are taken for forged.',
      'Make the TXT or CNAME record that your mail service names.',
    );
  if (/(^|;)\s*p=\s*(;|$)/i.test(key))
    return error(
      'DKIM_REVOKED',
      name,
      'The DKIM key there is empty, which takes it back.',
      'Put the key there that your mail service names, or use another selector.',
    );
  return fine('DKIM_FOUND', name, 'There is a DKIM key, of the same domain as MAIL_FROM.');
}

/** Without a selector one can only try: what is below a name that DNS does not know cannot be. */
async function lookForDkim(domain: string, network: Network): Promise<Finding> {
  const tried = await Promise.all(
    USUAL_SELECTORS.map((selector) => lookAtDkim(domain, selector, network)),
  );
  const key = tried.find(({ code }) => code === 'DKIM_FOUND');
  if (key) return key;
  const base = await network.texts(`_domainkey.${domain}`);
  if (base.kind === 'unanswered') return unanswered(`_domainkey.${domain}`, base.reason);
  if (base.kind === 'absent' && base.name === 'unknown')
    return warning(
      'DKIM_MISSING',
      domain,
      'It has no DKIM key at all: mails in its name are not signed by it, and many servers take them for spam.',
      'Have your mail service sign for this domain, and make the records that it names.',
    );
  return hint(
    'DKIM_UNKNOWN',
    domain,
    'It has DKIM keys, none of them under a usual name.',
    'Say which one signs your mails: --dkim-selector <name> (s= in the DKIM-Signature of a mail).',
  );
}

/** A domain without a policy of its own has that of the domain above it. */
async function lookAtDmarc(domain: string, network: Network): Promise<Finding> {
  const labels = domain.split('.');
  for (let above = 0; labels.length - above >= 2; above += 1) {
    const name = `_dmarc.${labels.slice(above).join('.')}`;
    const found = await network.texts(name);
    if (found.kind === 'unanswered') return unanswered(name, found.reason);
    const [policy] = beginning(found, /^v=DMARC1(\s|;|$)/i);
    if (policy === undefined) continue;
    const strict = /;\s*(aspf|adkim)\s*=\s*s/i.test(policy) ? ' Alignment is strict.' : '';
    const [, word = 'none'] = /;\s*p\s*=\s*(\w+)/i.exec(policy) ?? [];
    if (word.toLowerCase() !== 'none')
      return fine('DMARC_FOUND', name, `Mails that are not ours: ${word}.${strict}`);
    return hint(
      'DMARC_NONE',
      name,
      `Its policy is "none": everybody may write in its name, and the reports say who does.${strict}`,
      'When the reports show that all your mails pass, say p=quarantine, then p=reject.',
    );
  }
  return warning(
    'DMARC_MISSING',
    domain,
    'It has no DMARC policy: large mail services ask for one, and forged mails pass.',
    `Make the TXT record "_dmarc.${domain}" with "v=DMARC1; p=none; rua=mailto:<where reports go>" to begin with.`,
  );
}

async function lookAtBounces(domain: string, network: Network): Promise<Finding> {
  const found = await network.mailServers(domain);
  if (found.kind === 'unanswered') return unanswered(domain, found.reason);
  if (found.kind === 'found')
    return fine('MX_FOUND', domain, `Answers and bounces go to ${found.values.join(', ')}.`);
  return warning(
    'MX_MISSING',
    domain,
    'No mail server takes mails for it: answers and bounces are lost, and some servers refuse its mails.',
    'Make an MX record, or send from a domain that has one.',
  );
}

import { readMailAddress } from '#api/mail/mail-address.ts';
import { type SmtpTrial, trySmtp } from '#api/mail/try-smtp.ts';
import { error, type Finding, fine, warning } from '../finding.ts';
import { isElsewhere } from '../is-elsewhere.ts';
import type { Patient } from '../patient.ts';
import { within } from '../time-limit.ts';
import { checkMailDomain } from './check-mail-domain.ts';

/** A conversation has some answers, each with a limit of its own. */
const ANSWERS = 4;

/** Whether mails go out, and whether those who receive them can see that they are ours. */
export async function checkMail(patient: Patient): Promise<Finding[]> {
  const { environment, variables } = patient;
  if (environment === 'development') return [];
  const { SMTP_URL, MAIL_FROM } = variables;
  if (!SMTP_URL)
    return [
      error(
        'MAILS_TO_FILES',
        'SMTP_URL',
        'It is not set: nobody receives mails, they are written to files below MARQUEE_DATA.',
        'Set SMTP_URL and MAIL_FROM.',
      ),
    ];
  const sender = readMailAddress(MAIL_FROM ?? '');
  const [server, domain] = await Promise.all([
    lookAtServer(SMTP_URL, patient.network.limit),
    sender === undefined
      ? [
          error(
            'MAIL_FROM_UNUSABLE',
            'MAIL_FROM',
            MAIL_FROM ? 'It is not one plain address.' : 'It is not set.',
            'Set it to one such as creators@example.com; the name beside it is each program’s title.',
          ),
        ]
      : checkMailDomain(sender.slice(sender.lastIndexOf('@') + 1), patient),
  ]);
  return [server, ...domain];
}

async function lookAtServer(url: string, limit: number): Promise<Finding> {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    return error(
      'SMTP_UNREADABLE',
      'SMTP_URL',
      'It is not the address of a mail server.',
      'Set it to one such as smtps://name:password@mail.example.com.',
    );
  const trial = await within(ANSWERS * limit, trySmtp(url, limit)).catch((late: Error) => ({
    kind: 'unreachable' as const,
    reason: late.message,
  }));
  return tellTrial(url, trial);
}

/** What it means to have come so far with the server of an address. */
export function tellTrial(url: string, trial: SmtpTrial): Finding {
  const { host } = new URL(url);
  switch (trial.kind) {
    case 'unreachable':
      return error(
        'SMTP_UNREACHABLE',
        'SMTP_URL',
        `The mail server ${host} cannot be used: ${trial.reason}.`,
        'Look at its name and port. Many networks let nothing out on port 25: use 465 (smtps://) or 587.',
      );
    case 'refused':
      return error(
        'SMTP_REFUSED',
        'SMTP_URL',
        `The mail server ${host} refuses: ${trial.answer}`,
        'Look at name and password; what stands for something else in an address is written with %, such as %40 for @.',
      );
    case 'taken':
      return trial.encrypted || !isElsewhere(url)
        ? fine('SMTP_REACHABLE', 'SMTP_URL', `The mail server ${host} takes mails from here.`)
        : warning(
            'SMTP_PLAIN',
            'SMTP_URL',
            `Mails go to ${host} without encryption.`,
            'Use smtps:// (port 465), or a server that offers STARTTLS.',
          );
  }
}

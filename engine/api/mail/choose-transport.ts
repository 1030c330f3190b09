import { join } from 'node:path';
import type { StoreLog } from '../store/connections.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { Transport } from './transport.ts';

export interface TransportSettings {
  /** `SMTP_URL` and `MAIL_FROM`; mails become files where neither is set. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly dataFolder: string;
}

/**
 * How this process sends mails: by SMTP, or as files below `<dataFolder>/mail`.
 * @throws where only one of the two settings is set, or one of them cannot be read
 */
export function chooseTransport(settings: TransportSettings, log: StoreLog): Transport {
  const { smtpUrl, mailFrom, dataFolder } = settings;
  if (smtpUrl !== undefined && mailFrom !== undefined)
    return smtpTransport({ url: smtpUrl, from: mailFrom });
  if (smtpUrl !== undefined || mailFrom !== undefined)
    throw new Error('Mail needs both SMTP_URL and MAIL_FROM; only one of them is set.');
  return fileTransport(join(dataFolder, 'mail'), (path) =>
    log.info({ path }, 'no SMTP_URL is set: the mail was written to a file'),
  );
}

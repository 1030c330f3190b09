import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { checkedAddress, composeMail } from './compose-mail.ts';
import { readMailAddress } from './mail-address.ts';
import { MailRefusedError, type OutgoingMail, type Transport } from './transport.ts';

/** Milliseconds. All together stay far below the worker's lease. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with name and password where the server asks for them. */
  readonly url: string;
  /** The sender's address. The name beside it is each program's title. */
  readonly from: string;
}

interface SmtpFault extends Error {
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * Mails by SMTP, one connection for each.
 * @throws where the settings cannot be read; the message never repeats the password.
 */
export function smtpTransport({ url, from }: SmtpSettings): Transport {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new Error('SMTP_URL is not an address such as smtps://name:password@mail.example.com.');
  const sender = readMailAddress(from);
  if (sender === undefined)
    throw new Error(
      'MAIL_FROM is not one plain address such as creators@example.com; the name beside it is each program’s title.',
    );
  const { auth, ...connection } = parseConnectionUrl(url);
  const options = { ...TIMEOUTS, ...connection };
  const credentials = auth as SMTPConnection.Credentials | undefined;
  return {
    domain: sender.slice(sender.lastIndexOf('@') + 1),
    send: async (mail, handingOver) =>
      deliver(mail, handingOver, sender, new SMTPConnection(options), credentials),
  };
}

/**
 * A server may have accepted a mail only once all of it was sent: until the first byte is asked for,
 * and wherever the server answers with an error, it certainly has not.
 */
async function deliver(
  mail: OutgoingMail,
  handingOver: () => Promise<void>,
  sender: string,
  connection: SMTPConnection,
  credentials: SMTPConnection.Credentials | undefined,
): Promise<void> {
  const to = checkedAddress(mail.to);
  const message = await composeMail(mail, sender);
  let begun = false;
  const body = Readable.from(
    (async function* () {
      await handingOver();
      begun = true;
      yield message;
    })(),
  );
  try {
    await converse(connection, credentials, { from: sender, to: [to] }, body);
  } catch (error) {
    connection.close();
    const fault = error as SmtpFault;
    if (begun && fault.responseCode === undefined) throw fault;
    throw new MailRefusedError(fault.message, { permanent: isPermanent(fault), cause: fault });
  }
}

function converse(
  connection: SMTPConnection,
  credentials: SMTPConnection.Credentials | undefined,
  envelope: { from: string; to: string[] },
  body: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = () =>
      connection.send(envelope, body, (error) => {
        if (error) return reject(error);
        connection.quit();
        resolve();
      });
    // Stays for the life of the connection: an error without a listener would end the process.
    connection.on('error', reject);
    connection.connect((error) => {
      if (error) return reject(error);
      if (!credentials || connection.authenticated) return send();
      connection.login(credentials, (refused) => (refused ? reject(refused) : send()));
    });
  });
}

/** The server will say the same again: a 5xx about this mail, not about the connection. */
function isPermanent({ responseCode = 0, command = '' }: SmtpFault): boolean {
  return responseCode >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
}

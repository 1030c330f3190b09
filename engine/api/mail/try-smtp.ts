import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** How far one comes with a mail server. */
export type SmtpTrial =
  | { readonly kind: 'taken'; readonly encrypted: boolean }
  /** It answers, and refuses name or password; `answer` is its own. */
  | { readonly kind: 'refused'; readonly answer: string }
  | { readonly kind: 'unreachable'; readonly reason: string };

/**
 * Connects to a mail server, signs in where its address has a name, and leaves: no mail is sent.
 * @param limit milliseconds for each of its answers
 */
export function trySmtp(url: string, limit: number): Promise<SmtpTrial> {
  const { auth, ...settings } = parseConnectionUrl(url);
  const limits = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit };
  const connection = new SMTPConnection({ ...settings, ...limits });
  return new Promise<SmtpTrial>((resolve) => {
    const fail = (error: Error & { response?: string }) => {
      const told = error.response ?? error.message;
      resolve(
        error.response === undefined
          ? { kind: 'unreachable', reason: told }
          : { kind: 'refused', answer: told },
      );
      connection.close();
    };
    const leave = () => {
      resolve({ kind: 'taken', encrypted: connection.secure });
      connection.quit();
    };
    // Stays for the life of the connection: an error without a listener would end the process.
    connection.on('error', fail);
    connection.connect((error) => {
      if (error) return fail(error);
      if (!auth || connection.authenticated) return leave();
      connection.login(auth as SMTPConnection.Credentials, (refused) =>
        refused ? fail(refused) : leave(),
      );
    });
  });
}

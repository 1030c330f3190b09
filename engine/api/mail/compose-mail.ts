import MailComposer from 'nodemailer/lib/mail-composer';
import { readMailAddress } from './mail-address.ts';
import { oneLine } from './plain-text.ts';
import { MailRefusedError, type OutgoingMail } from './transport.ts';

/**
 * A mail as it travels (RFC 5322), from `sender`.
 * @throws MailRefusedError, permanent, where an address is none.
 */
export async function composeMail(mail: OutgoingMail, sender: string): Promise<Buffer> {
  const unsubscribe = mail.unsubscribe_url && headerUrl(mail.unsubscribe_url);
  const composer = new MailComposer({
    messageId: mail.message_id,
    date: mail.date,
    from: { name: oneLine(mail.from_name), address: checkedAddress(sender) },
    to: { name: '', address: checkedAddress(mail.to) },
    replyTo: { name: oneLine(mail.from_name), address: checkedAddress(mail.reply_to) },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe
        ? {
            'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  });
  return composer.compile().build();
}

/** @throws MailRefusedError, permanent; the address itself is not repeated. */
export function checkedAddress(address: string): string {
  const checked = readMailAddress(address);
  if (checked === undefined)
    throw new MailRefusedError('A mail address is not valid, so nothing was sent.', {
      permanent: true,
    });
  return checked;
}

/** An address as a header holds it: URLs encode whatever could end it. */
function headerUrl(url: string): string {
  return new URL(url).href.replace(/[<>\s]/g, (character) => encodeURIComponent(character));
}

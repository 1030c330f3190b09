import { type MailSetting, mailDocument } from './mail-document.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { MailMessage } from './message-kinds.ts';

export interface RenderedMail {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A message as it is read: in the brand's looks and the person's language. Pure. */
export function renderMail(message: MailMessage, setting: MailSetting): RenderedMail {
  const mail = mailDocument(message, setting);
  return { subject: mail.subject, text: mailText(mail), html: mailHtml(mail, setting.brand) };
}

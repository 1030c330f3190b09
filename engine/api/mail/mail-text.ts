import type { MailDocument } from './mail-document.ts';

/** A mail as plain text; it says all that the HTML says. */
export function mailText(mail: MailDocument): string {
  const blocks = [
    mail.brand.label,
    mail.title,
    mail.greeting,
    ...mail.paragraphs,
    mail.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...mail.groups.flatMap(({ title, items }) => [
      title,
      ...items.map(({ label, url, lines }) => [label, ...lines, url].join('\n')),
    ]),
    mail.note && `${mail.note.label}:\n${quoted(mail.note.text)}`,
    mail.button && `${mail.button.label}:\n${mail.button.url}`,
    ...mail.closing,
    mail.signature,
    '—',
    mail.footer.join('\n'),
    mail.footer_links.map(({ label, url }) => `${label}:\n${url}`).join('\n'),
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

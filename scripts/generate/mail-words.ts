import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

const FOLDER = 'engine/api/mail/locales';

/** A module with the mails' words by locale, compiled: server code reads it without a bundler. */
export function mailMessages(banner: string): string {
  const locales = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.po'))
    .map((file) => file.slice(0, -'.po'.length))
    .sort();
  const entries = locales.map(
    (locale) => `  ${JSON.stringify(locale)}: {\n${compiledLines(locale).join('')}  },\n`,
  );
  return `${banner}import type { Messages } from '@lingui/core';\n\nexport const MAIL_MESSAGES: Readonly<Record<string, Messages>> = {\n${entries.join('')}};\n`;
}

function compiledLines(locale: string): string[] {
  const { items } = PO.parse(readFileSync(`${FOLDER}/${locale}.po`, 'utf8'));
  return items.map(({ msgid, msgstr }) => {
    const message = compileMessageOrThrow(msgstr[0] ?? '');
    return `    ${JSON.stringify(msgid)}: ${JSON.stringify(message)},\n`;
  });
}

import { readFileSync } from 'node:fs';
import PO from 'pofile';

/** A module with the ids of the engine's words and the placeholders of each. */
export function messageIds(banner: string): string {
  const source = PO.parse(readFileSync('engine/portal/locales/en.po', 'utf8'));
  const messages = Object.fromEntries(
    source.items.map(({ msgid, msgstr }) => [msgid, placeholders(msgstr[0] ?? '')]),
  );
  return `${banner}export const MESSAGES: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(messages, undefined, 2)};\n`;
}

const placeholders = (text: string) => [
  ...new Set([...text.matchAll(/\{\s*([a-z_]+)\s*[,}]/gi)].map((match) => match[1] ?? '')),
];

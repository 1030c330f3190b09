import { existsSync, readFileSync } from 'node:fs';
import PO from 'pofile';

const ENGINE = [
  'engine/portal/locales',
  'engine/portal/locales/capabilities',
  'engine/api/mail/locales',
];
/** Words that no German sentence has; an English one hardly does without. */
const ENGLISH = /\b(the|and|you|your|with|what|this|from|until|have|are|not|of)\b/i;

/** Reads pages of a program in one language, by what they say in English. */
export interface Phrases {
  readonly locale: string;
  /** The translation of a whole English text; `values` fill its placeholders. */
  readonly name: (english: string, values?: Values) => RegExp;
  /** The texts that are still English in another language. */
  readonly english: (texts: readonly string[]) => string[];
}

type Values = Readonly<Record<string, string>>;

/** Texts of the engine, of the mails and of a program, in a language. */
export function phrasesOf(locale: string, program: string): Phrases {
  const said = new Map<string, Set<string>>();
  const learn = (english: string, text: string) =>
    said.set(english, (said.get(english) ?? new Set()).add(text));
  for (const folder of ENGINE) {
    const translated = readPo(`${folder}/${locale}.po`);
    for (const [id, english] of readPo(`${folder}/en.po`))
      learn(english, translated.get(id) || english);
  }
  for (const folder of ['programs/locales', `programs/${program}/locales`])
    for (const [english, text] of readPo(`${folder}/${locale}.po`)) learn(english, text);
  return {
    locale,
    name: (english, values = {}) => {
      const texts = said.get(english) ?? [english];
      return new RegExp(`^(${[...texts].map((text) => pattern(text, values)).join('|')})$`, 'u');
    },
    english: (found) =>
      locale === 'en'
        ? []
        : found.filter(
            (text) =>
              said.get(text)?.has(text) === false || (locale === 'de' && ENGLISH.test(text)),
          ),
  };
}

/** A message as a pattern: any amount fits its plurals, anything a placeholder without a value. */
function pattern(message: string, values: Values): string {
  const plural = /\{\w+, plural,((?:[^{}]*\{[^{}]*\})+)\s*\}/g;
  const parts = message.split(plural);
  return parts
    .map((part, index) => {
      if (index % 2 === 0)
        return literally(part).replace(/\\\{(\w+)\\\}/g, (_, name) =>
          values[name] === undefined ? '.+' : literally(values[name]),
        );
      const branches = [...part.matchAll(/\{([^{}]*)\}/g)].map(([, text = '']) => text);
      return `(${branches.map((text) => literally(text).replaceAll('#', '[\\p{N}.,]+')).join('|')})`;
    })
    .join('');
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readPo(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map();
  const { items } = PO.parse(readFileSync(path, 'utf8'));
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
}

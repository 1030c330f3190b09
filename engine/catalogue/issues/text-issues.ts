import { error, warning } from './define.ts';

export const TEXT_ISSUES = {
  TEXT_PLACEHOLDER_UNKNOWN: error(
    ({ placeholder }: { placeholder: string; known: readonly string[] }) =>
      `${placeholder} is no placeholder.`,
    ({ known }) => `Known: ${known.map((name) => `{${name}}`).join(', ')}. Braces have no other use in texts.`,
  ),
  MESSAGE_PLACEHOLDERS: error(
    ({ id, expected }: { id: string; expected: readonly string[] }) =>
      `The text for "${id}" must use exactly ${expected.length > 0 ? expected.map((name) => `{${name}}`).join(', ') : 'no placeholders'}.`,
    () => "Keep the placeholders of the engine's own text.",
  ),
  TRANSLATION_SYNTAX: error(
    ({ reason }: { reason: string }) => `The translations cannot be read: ${reason}.`,
    () => 'Mend the PO file at this place; every msgid needs its msgstr in quotes.',
  ),
  TRANSLATION_PLACEHOLDERS: error(
    ({ text, expected, found }: { text: string; expected: string[]; found: string[] }) =>
      `The translation of "${text}" uses ${found.join(', ') || 'no placeholders'} where the text has ${expected.join(', ') || 'none'}.`,
    () => 'Use the same placeholders as the text.',
  ),
  TRANSLATION_LOCALE_UNUSED: warning(
    ({ locale }: { locale: string }) => `The program is not offered in "${locale}".`,
    () => 'Add the locale to the manifest, or remove the file.',
  ),
  TRANSLATION_MISSING: warning(
    ({ locale, missing, total }: { locale: string; missing: number; total: number }) =>
      `${missing} of ${total} texts have no translation to ${locale}; visitors see them in English.`,
    ({ locale }) => `Add them to locales/${locale}.po.`,
  ),
};

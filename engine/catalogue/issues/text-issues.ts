import { error, show, warning } from './define.ts';

export const TEXT_ISSUES = {
  TEXT_PLACEHOLDER_UNKNOWN: error(
    ({ placeholder }: { placeholder: string; known: readonly string[] }) =>
      `"${placeholder}" is not a placeholder that texts can use.`,
    ({ known }) => `Use ${known.map((name) => `{${name}}`).join(', ')}, or no braces at all.`,
  ),
  MESSAGE_PLACEHOLDERS: error(
    ({ id, expected }: { id: string; expected: readonly string[] }) =>
      `The text for "${id}" must have ${expected.length > 0 ? `the placeholders ${expected.map((name) => `{${name}}`).join(', ')}` : 'no placeholders'}, no more and no fewer.`,
    () => "Keep the placeholders of the engine's own text.",
  ),
  TRANSLATION_SYNTAX: error(
    ({ reason }: { reason: string }) => `The translations cannot be read: ${reason}.`,
    () => 'Correct the PO file here; every msgid needs a msgstr, both in double quotes.',
  ),
  TRANSLATION_PLACEHOLDERS: error(
    ({ text, expected, found }: { text: string; expected: string[]; found: string[] }) =>
      `The translation of ${show(text)} has ${found.join(', ') || 'no placeholders'} where the text has ${expected.join(', ') || 'none'}.`,
    () => 'Use the same placeholders as the text.',
  ),
  TRANSLATION_LOCALE_UNUSED: warning(
    ({ locale }: { locale: string }) =>
      `There are translations to "${locale}", but the program is not offered in it.`,
    () => 'Add the locale to the manifest, or remove the file.',
  ),
  TRANSLATION_MISSING: warning(
    ({ locale, missing, total }: { locale: string; missing: number; total: number }) =>
      `${missing} of ${total} texts have no translation to "${locale}"; visitors read them in English.`,
    ({ locale }) => `Add them to the program's locales/${locale}.po.`,
  ),
};

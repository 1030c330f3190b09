import type { LegalDocument } from '#contract/programs/compiled.ts';
import type { LegalKind } from '#contract/programs/program.ts';
import type { LegalText } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { mapRichText } from '#domain/text/map-rich-text.ts';
import { fillIn, type TextValues } from '#domain/text/placeholders.ts';

/**
 * A legal document in the locale, else in its language, else in English; its placeholders filled
 * in. Undefined where it is written in none of them.
 */
export function legalText(
  kind: LegalKind,
  document: LegalDocument,
  locale: string,
  values: TextValues,
): LegalText | undefined {
  const written = [locale, locale.split('-')[0] ?? locale, DEFAULT_LOCALE].find(
    (name) => document.texts[name],
  );
  const text = written === undefined ? undefined : document.texts[written];
  if (!text || written === undefined) return undefined;
  const body = mapRichText(text.body, (part) => fillIn(part, values));
  const foreign = locale.split('-')[0] !== written.split('-')[0];
  return {
    kind,
    version: document.version,
    title: text.title,
    body,
    ...(foreign ? { language: written } : {}),
  };
}

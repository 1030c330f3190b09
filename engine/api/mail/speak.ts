import { type I18n, setupI18n } from '@lingui/core';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import {
  direction,
  formattingTag,
  languageTag,
  lookUpLocale,
} from '#domain/locales/negotiate-locale.ts';
import type { SaidValue, Saying, ZonedMoment } from './content-parts.ts';
import { MAIL_MESSAGES } from './generated/mail-messages.ts';
import { oneLine, plainText } from './plain-text.ts';

export const MAIL_LOCALES = Object.keys(MAIL_MESSAGES);

/** How mails say things in one language. */
export interface Speech {
  /** As BCP 47 writes it. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly say: (saying: Saying) => string;
  readonly number: (value: number) => string;
}

const speakers = new Map<string, I18n>();

/** Speech in a locale, or in the nearest one that mails are written in; at last in English. */
export function speak(locale: string, program: string): Speech {
  const written = lookUpLocale(locale, MAIL_LOCALES) ?? DEFAULT_LOCALE;
  const tag = formattingTag(written);
  const i18n =
    speakers.get(written) ??
    setupI18n({ locale: tag, messages: { [tag]: MAIL_MESSAGES[written] ?? {} } });
  speakers.set(written, i18n);
  const writing = direction(written);
  const isolate = writing === 'rtl' ? isolated : (text: string) => text;
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(tag);
  const list = new Intl.ListFormat(tag);
  const shown = (value: SaidValue) => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return isolate(oneLine(value));
    return value instanceof Date ? date.format(value) : isolate(zonedMoment(value, tag));
  };
  return {
    tag: languageTag(written),
    direction: writing,
    number: (value) => number.format(value).replace('-', '−'),
    say: function said(saying): string {
      if ('list' in saying) return capitalised(list.format(saying.list.map(said)), tag);
      if ('text' in saying) return plainText(saying.text);
      const values = Object.entries({ program, ...saying.values });
      return i18n._(
        saying.word.id,
        Object.fromEntries(values.map(([name, value]) => [name, shown(value)])),
      );
    },
  };
}

/** With the day of the week, and the name of the time zone. */
function zonedMoment({ at, time_zone: timeZone }: ZonedMoment, tag: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(tag, { ...parts, ...time, timeZone }).format(at);
}

/** With a capital letter at its beginning, where the script has them. */
export const capitalised = (text: string, tag: string): string =>
  text.replace(/^./u, (first) => first.toLocaleUpperCase(tag));

/** Keeps text of another direction from reordering the sentence around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;
/** Without those marks, which some clients draw in a list of subjects. */
export const withoutIsolates = (text: string) => text.replace(/[\u2068\u2069]/g, '');

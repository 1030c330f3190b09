import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { View } from '#contract/programs/view.ts';
import { formattingTag } from '#domain/locales/negotiate-locale.ts';

/** The engine's words in a view's locale, with those that the program replaces. */
export function createI18n(view: View, messages: Messages): I18n {
  const tag = formattingTag(view.locale);
  const own = view.messages as Messages;
  const merged = Object.keys(own).length > 0 ? { ...messages, ...own } : messages;
  return setupI18n({ locale: tag, messages: { [tag]: merged } });
}

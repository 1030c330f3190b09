import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

export type Speak = (word: MessageDescriptor, values?: Record<string, unknown>) => string;

/** How a component says a word of the engine in the page's locale. */
export function useWords(): Speak {
  const { i18n } = useLingui();
  return (word, values) => i18n._({ ...word, ...(values ? { values } : {}) });
}

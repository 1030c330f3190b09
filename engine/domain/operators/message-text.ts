import { lookUpLocale } from '../locales/negotiate-locale.ts';

/** What `{name}` and `{program}` stand for. */
export interface MessageValues {
  readonly name: string;
  readonly program: string;
}

/** A text with its placeholders filled in; whatever else stands in braces stays. */
export const fillMessage = (text: string, values: MessageValues): string =>
  text.replaceAll(/\{(name|program)\}/g, (_, key: 'name' | 'program') => values[key]);

/**
 * The language of a message for somebody: their own, or the nearest; else the first of the program's
 * that it is written in, else any.
 */
export function messageLocale(
  own: string,
  written: readonly string[],
  preferred: readonly string[],
): string | undefined {
  return (
    lookUpLocale(own, [...written]) ?? preferred.find((one) => written.includes(one)) ?? written[0]
  );
}

import * as z from 'zod/mini';
import { isWebAddress, LONGEST_NAME, MISPLACED_IN_LINE, plainName, SHOWN } from './characters.ts';

/**
 * Text that every part of the system can keep: neither half a character (a lone surrogate) nor NUL.
 * Every text that is sent is this, or one of the stricter kinds below.
 */
export const text = (longest: number, shortest = 0) =>
  z.string().check(
    z.minLength(shortest),
    z.maxLength(longest),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly this one is refused.
    z.regex(/^[^\u0000\p{Cs}]*$/u, 'Half a character, or NUL'),
  );

const shown = z.regex(SHOWN, 'Nothing that can be seen');

/** A line of text without control characters, and without those that turn its direction. */
export const line = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((value) => !MISPLACED_IN_LINE.test(value), 'No control characters'),
    shown,
  );

/** Text of several lines. */
export const paragraphs = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine(
      (value) => !MISPLACED_IN_LINE.test(value.replaceAll(/[\n\t]/g, ' ')),
      'No control characters',
    ),
    shown,
  );

/** Something in each language that it is written in. */
export const inLanguages = <Said extends z.ZodMiniType>(said: Said) =>
  z.record(z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/)), said).check(
    z.refine((texts) => {
      const count = Object.keys(texts).length;
      return count >= 1 && count <= 40;
    }, 'In 1 to 40 languages'),
  );

/** How a person is shown to others: no control, directional or invisible characters. */
export const personName = z.string().check(
  z.overwrite((name) =>
    name
      .normalize('NFC')
      .replaceAll(/[\p{Zs}\t]+/gu, ' ')
      .trim(),
  ),
  z.minLength(1),
  z.maxLength(LONGEST_NAME),
  z.refine((name) => plainName(name) === name, 'No control or invisible characters'),
);

/** An address on the web. */
export const webAddress = z
  .url({ protocol: /^https?$/ })
  .check(
    z.maxLength(2_000),
    z.refine(isWebAddress, 'No user name, no spaces and no control characters'),
  );

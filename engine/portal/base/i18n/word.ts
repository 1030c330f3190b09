import type { MessageDescriptor } from '@lingui/core';

declare const NAMES: unique symbol;

/** A word of the engine, and the names of what is filled into it; a word as it stands has none. */
export interface Word<Names extends string = never> extends MessageDescriptor {
  readonly [NAMES]?: () => Names;
}

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
/** What stands behind a brace that opens: a name where the brace closes or a comma follows. */
type NameAt<Text extends string> = Text extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name},${string}`
    ? Named<Name>
    : Named<Inner>
  : never;
/** Branches of plurals are sentences, and no names. */
type Named<Name extends string> = Name extends
  | ''
  | `${string}${' ' | '#' | '{' | '.'}${string}`
  | `${Digit}${string}`
  ? never
  : Name;

/** The names that an ICU message fills in. */
export type NamesIn<Message extends string> = Message extends `${string}{${infer Rest}`
  ? NameAt<Rest> | NamesIn<Rest>
  : never;

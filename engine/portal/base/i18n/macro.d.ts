import type { NamesIn, Word } from './word.ts';

/** Lingui's `msg`, which here keeps in its type what a word fills in (tsconfig.json, `paths`). */
export function msg<const Message extends string>(descriptor: {
  readonly id: string;
  readonly message: Message;
}): Word<NamesIn<Message>>;

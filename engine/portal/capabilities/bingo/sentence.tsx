import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { gap, sentenceParts } from './sentence-parts.ts';

interface SentenceProperties<Names extends string> {
  readonly word: Word<Names>;
  /** What stands in the sentence's places: a name in `<bdi>`, a `<time>`. */
  readonly parts: Readonly<Record<Names, ReactNode>>;
}

/** A whole sentence of the engine with elements in it, wherever the language puts them. */
export function Sentence<Names extends string>({ word, parts }: SentenceProperties<Names>) {
  const say = useWords();
  const gaps = Object.fromEntries(Object.keys(parts).map((name) => [name, gap(name)]));
  const said: Word<string> = word;
  const shown: Readonly<Record<string, ReactNode>> = parts;
  return sentenceParts(say(said, gaps)).map(({ key, text, name }) => (
    <Fragment key={key}>{name === undefined ? text : shown[name]}</Fragment>
  ));
}

import type { MessageDescriptor } from '@lingui/core';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { gap, sentenceParts } from './sentence-parts.ts';

interface SentenceProperties {
  readonly word: MessageDescriptor;
  /** What stands in the sentence's places: a name in `<bdi>`, a `<time>`. */
  readonly parts: Readonly<Record<string, ReactNode>>;
}

/** A whole sentence of the engine with elements in it, wherever the language puts them. */
export function Sentence({ word, parts }: SentenceProperties) {
  const say = useWords();
  const gaps = Object.fromEntries(Object.keys(parts).map((name) => [name, gap(name)]));
  return sentenceParts(say(word, gaps)).map(({ key, text, name }) => (
    <Fragment key={key}>{name === undefined ? text : parts[name]}</Fragment>
  ));
}

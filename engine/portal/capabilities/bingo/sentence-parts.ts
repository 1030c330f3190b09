/** A sign for private use: no text has it. */
const EDGE = '\u{E000}';

/** Stands in a sentence for what is put there. */
export const gap = (name: string): string => `${EDGE}${name}${EDGE}`;

export interface SentencePart {
  readonly key: number;
  readonly text: string;
  /** Which gap it is; undefined: words of the sentence. */
  readonly name: string | undefined;
}

/** A sentence taken apart at its gaps. */
export const sentenceParts = (sentence: string): readonly SentencePart[] =>
  sentence
    .split(EDGE)
    .map((text, key) => ({ key, text, name: key % 2 === 1 ? text : undefined }))
    .filter(({ text }) => text !== '');

import { type SQL, sql } from './drizzle.ts';

/** As `wordsOf` parts names. */
const BETWEEN_WORDS = /[\t !-/:-@[-`{-~]+/;

/** As `wordsOfText` parts texts: also each character of writing that puts no blanks between words. */
const BETWEEN_TEXT_WORDS =
  /[\t !-/:-@[-`{-~]+|(?<=[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])|(?=[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])/;

/**
 * A full-text query for columns of which `wordsOf` made words: it finds what has a word for each of
 * the search's that begins with it. One with an @ is an address, as a whole.
 * @returns undefined for a search that has no word
 */
export function wordQuery(search: string): SQL | undefined {
  const address = search.includes('@') && !/\s/.test(search);
  const words = address ? [search] : search.split(BETWEEN_WORDS);
  return asQuery(words);
}

/** The same for columns of which `wordsOfText` made words. */
export const textQuery = (search: string): SQL | undefined =>
  asQuery(search.split(BETWEEN_TEXT_WORDS));

function asQuery(parts: readonly string[]): SQL | undefined {
  const words = parts.filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return sql`lower(${words.map(asPrefix).join(' & ')})::tsquery`;
}

/** A word of a full-text query that also finds longer ones. */
const asPrefix = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`;

import { type PgColumn, type SQL, sql } from '../drizzle.ts';

/** What ends a word besides blanks and semicolons: punctuation of names and addresses. */
const BETWEEN = '\t!"#$%&\'()*+,-./:<=>?@[\\]^_`{|}~';
/** Characters of a text that are searched; no name is longer but a provider's. */
const SEARCHED = 200;

const literal = (text: string) => sql.raw(`E'${text.replaceAll(/[\\']/g, '\\$&')}'`);
// drizzle-kit parts an index at semicolons: this one is written by its number.
const between = sql`${literal(BETWEEN)} || chr(59)`;
const blanks = literal(' '.repeat(BETWEEN.length + 1));

/** Words of a text in lower case, as an array of SQL; an empty one may be among them. */
const split = (text: SQL): SQL =>
  sql`string_to_array(lower(translate(left(${text}, ${sql.raw(String(SEARCHED))}), ${between}, ${blanks})), ' ')`;

/**
 * The words of a column, for a full-text index and for the queries that are to use it, which must
 * say it exactly so. No dictionary takes part: a name is a name in every language.
 */
export const wordsOf = (column: PgColumn): SQL =>
  sql`array_to_tsvector(array_remove(${split(sql`${column}`)}, ''))`;

/** The same of a creator's name and of what stands before the @ of their address, and that whole. */
export const wordsOfCreator = (creator: {
  readonly display_name: PgColumn;
  readonly email: PgColumn;
}): SQL => wordsOfPerson(sql`${creator.display_name}`, creator.email);

/** The same of what a guest said of themself. */
export const wordsOfGuest = (guest: {
  readonly guest_name: PgColumn;
  readonly guest_email: PgColumn;
}): SQL => wordsOfPerson(sql`coalesce(${guest.guest_name}, '')`, guest.guest_email);

const wordsOfPerson = (display_name: SQL, email: PgColumn): SQL => {
  const names = sql`${display_name} || ' ' || coalesce(split_part(${email}, '@', 1), '')`;
  return sql`array_to_tsvector(array_remove(array_remove(array_append(${split(names)}, lower(${email})), ''), null))`;
};

/** Characters of an answer or a message that are searched. */
const READ = 8_000;

/**
 * The words of a longer text, as of `wordsOf`; of writing that puts no blanks between words, each
 * character. A word of more than a hundred characters is cut: the index takes none of any length.
 */
export const wordsOfText = (text: SQL): SQL => {
  const blanked = sql`regexp_replace(left(${text}, ${sql.raw(String(READ))}), '[\\x01-/:-@\\x5b-\\x60{-~]+', ' ', 'g')`;
  const parted = sql`regexp_replace(${blanked}, '([^ ]{100}|[\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff])', ' \\1 ', 'g')`;
  return sql`array_to_tsvector(array_remove(string_to_array(lower(${parted}), ' '), ''))`;
};

/** The words of answers: of what was answered, not of the questions' names. */
export const wordsOfAnswers = (answers: PgColumn): SQL =>
  // As text, lists and quoted signs are written as JSON does: `\n` must not begin a word.
  wordsOfText(
    sql`regexp_replace(jsonb_path_query_array(${answers}, '$.*')::text, '\\\\[\\\\bfnrt"]', ' ', 'g')`,
  );

/** The words of a piece's title and address. */
export const wordsOfContent = ({
  title,
  url,
}: {
  readonly title: PgColumn;
  readonly url: PgColumn;
}): SQL => wordsOfText(sql`${title} || ' ' || ${url}`);

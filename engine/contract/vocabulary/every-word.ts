/** Refuses a list, in words that an error of the compiler shows. */
type Lacking<Word extends string> =
  `The schema declares "${Word}": add it to this list, then follow the types and tests/rendering/every-kind.test.ts`;

type Complete<Missing extends string> = [Missing] extends [never] ? string : Lacking<Missing>;

/**
 * The words of a closed list as a type. Where the manifests' schema declares a word that the list
 * lacks, it does not compile, and the error names the word; `satisfies` beside the list refuses
 * one that the schema does not declare.
 */
export type EveryWord<
  Declared extends Complete<Exclude<Declared, List[number]>>,
  List extends readonly string[],
> = Declared;

/**
 * The words of a closed list as a type. Where the manifests' schema declares a word that the list
 * lacks, it does not compile, and the error names the word; `satisfies` beside the list refuses
 * one that the schema does not declare.
 */
export type EveryWord<Declared extends List[number], List extends readonly string[]> = Declared;

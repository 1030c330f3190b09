/**
 * Ids, numbers and periods as one parameter, each once, to be cast to an array: the statement is the
 * same however many there are. Not for texts of people, which would have to be quoted.
 */
export const arrayOf = (values: Iterable<string | number>): string =>
  `{${[...new Set(values)].join(',')}}`;

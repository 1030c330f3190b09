type Value = string | number | Date | null;

/**
 * Ids, numbers, periods or moments as one parameter, to be cast to an array: the statement is the same
 * however many there are, and PostgreSQL reads them faster than JSON. Not for texts of people, which
 * would have to be quoted.
 */
export const arrayOf = (values: Iterable<Value>): string =>
  `{${Array.from(values, textOf).join(',')}}`;

const textOf = (value: Value) =>
  value instanceof Date ? value.toISOString() : String(value ?? 'null');

/** The number of a category: one for each name, the same at each time. */
export const categoryIdOf = (name: string): string =>
  String([...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 999_983, 7));

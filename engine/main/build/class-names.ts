/**
 * Names classes by the end of their hash: a document names two dozen style sheets' classes, and
 * random letters do not compress.
 * @throws where two classes would be called the same
 */
export function classNames(): (named: { readonly hash: string }) => string {
  const hashes = new Map<string, string>();
  return ({ hash }) => {
    const name = `m${hash.slice(-5)}`;
    const other = hashes.get(name) ?? hash;
    if (other !== hash)
      throw new Error(
        `The classes ${other} and ${hash} would both be called ${name}. Keep one letter more of a class's hash, here and for all of them.`,
      );
    hashes.set(name, hash);
    return name;
  };
}

/**
 * A schema that is made at its first use. The browser's build puts it around the contract's schemas:
 * a page knows the answers of hundreds of calls and makes few of them, and what takes a phone longest
 * while a page begins is making schemas of which nobody asks.
 */
/* @__NO_SIDE_EFFECTS__ */
export function later<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined;
  return new Proxy({} as Schema, {
    get(_, name) {
      made ??= make();
      const value: unknown = Reflect.get(made, name);
      // Methods keep what they learn on the schema itself.
      return typeof value === 'function' ? value.bind(made) : value;
    },
  });
}

interface SchemaCall {
  readonly node: {
    readonly callee: {
      readonly type: string;
      readonly object?: unknown;
      readonly property?: { name?: string };
    };
    arguments: readonly unknown[];
  };
  readonly replaceWith: (node: unknown) => void;
}

/**
 * A plugin for Babel: what is sent is checked by the server, and what comes from there was. The
 * browser's scripts leave out the checks of the contract's fields and the lists of their words: a
 * page that is open reads words that a newer server has learned.
 */
export const clientFields = () => ({
  visitor: {
    CallExpression(call: SchemaCall) {
      const { type, object, property } = call.node.callee;
      if (type !== 'MemberExpression' || !property) return;
      if (property.name === 'check') call.replaceWith(object);
      if (property.name !== 'enum') return;
      property.name = 'string';
      call.node.arguments = [];
    },
  },
});

/** What only the server reads of an endpoint. */
const SERVER_ONLY = new Set([
  'summary',
  'params',
  'query',
  'body',
  'status',
  'errors',
  'rate',
  'action',
  'storeless',
  'viewable',
]);

interface Property {
  readonly type: string;
  /** An identifier has a name, a quoted key a value. */
  readonly key?: { readonly name?: string; readonly value?: unknown };
}

interface EndpointCall {
  readonly node: {
    readonly callee: { readonly name?: string };
    readonly arguments: readonly { readonly type: string; properties?: Property[] }[];
  };
}

/**
 * A plugin for Babel: the browser calls endpoints and checks what they answer. What else is
 * declared of them, above all what the API takes, is left out of the browser's scripts.
 */
export const clientEndpoints = () => ({
  visitor: {
    CallExpression({ node }: EndpointCall) {
      const [declared] = node.arguments;
      if (node.callee.name !== 'defineEndpoint' || !declared?.properties) return;
      declared.properties = declared.properties.filter(
        ({ key }) => !SERVER_ONLY.has(String(key?.name ?? key?.value)),
      );
    },
  },
});

import { fileURLToPath } from 'node:url';

/** As much as is read of the syntax tree. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly expression?: Node;
  readonly declaration?: Node | null;
  readonly declarations?: readonly { init?: Node | null }[];
  readonly key?: { readonly name?: string };
  readonly properties?: readonly Node[];
  readonly arguments?: readonly Node[];
  value?: unknown;
}

interface Module {
  readonly node: { readonly body: Node[] };
}

const LATER = fileURLToPath(new URL('../../contract/endpoints/later.ts', import.meta.url));

/**
 * A plugin for Babel: schemas of a module, those in its objects and the answers of endpoints are made
 * at their first use (`later`).
 */
export const lateSchemas = () => ({
  visitor: {
    Program: {
      exit({ node: { body } }: Module) {
        let found = false;
        const late = (made: Node): Node => {
          found = true;
          return callLater(made);
        };
        for (const statement of body)
          for (const declarator of (statement.declaration ?? statement).declarations ?? []) {
            const { init } = declarator;
            if (!init) continue;
            if (isSchema(init)) declarator.init = late(init);
            for (const property of schemasIn(init)) property.value = late(property.value as Node);
          }
        if (found) body.unshift(importLater());
      },
    },
  },
});

/** The properties of an object, or of an endpoint, that are schemas. */
function schemasIn(init: Node): readonly Node[] {
  if (init.type === 'ObjectExpression')
    return (init.properties ?? []).filter(({ value }) => isSchema(value as Node | undefined));
  if (init.type !== 'CallExpression' || init.callee?.name !== 'defineEndpoint') return [];
  return (init.arguments?.[0]?.properties ?? []).filter(
    ({ key, value }) =>
      key?.name === 'response' && (value as Node | undefined)?.type === 'CallExpression',
  );
}

/** Whether it is a call of `z`, however long its chain: `z.string().check(…)`. */
function isSchema(node: Node | undefined): boolean {
  if (node?.type !== 'CallExpression') return false;
  let root: Node | undefined = node;
  while (root && root.type !== 'Identifier') root = root.callee ?? root.object;
  return root?.name === 'z';
}

const callLater = (made: Node): Node => {
  const make = { type: 'ArrowFunctionExpression', params: [], body: made, async: false };
  return {
    type: 'CallExpression',
    callee: { type: 'Identifier', name: 'later' },
    arguments: [make],
  };
};

const importLater = (): Node => {
  const later = { type: 'Identifier', name: 'later' };
  return {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: later, local: { ...later } }],
    source: { type: 'StringLiteral', value: LATER },
  } as unknown as Node;
};

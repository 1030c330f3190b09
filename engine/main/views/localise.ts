import type { CompiledProgram, ProgramAnnex } from '#contract/programs/compiled.ts';

type Tree = Record<string | number, unknown>;
const NOTHING: Pick<ProgramAnnex, 'texts' | 'patches'> = { texts: [], patches: {} };

/**
 * A program's projection in one locale. Only the places that `wanted` admits (by the first two
 * steps of their path) are translated; everything else is shared with the projection itself.
 */
export function localise(
  compiled: CompiledProgram,
  locale: string,
  wanted: (first: string | number, second: string | number | undefined) => boolean,
): Tree {
  // Coverage names the locales that need translating at all.
  const { texts, patches } = compiled.coverage[locale] ? compiled.annex() : NOTHING;
  const patch = patches[locale];
  if (!patch) return compiled.projection as Tree;
  let root = compiled.projection as Tree;
  const copied = new Set<unknown>();
  const own = (node: unknown): Tree => {
    if (copied.has(node)) return node as Tree;
    const copy = (Array.isArray(node) ? [...node] : { ...(node as Tree) }) as Tree;
    copied.add(copy);
    return copy;
  };
  for (const [index, translation] of Object.entries(patch)) {
    const path = texts[Number(index)];
    if (!path || path.length === 0 || !wanted(path[0] as string, path[1])) continue;
    root = own(root);
    let node = root;
    for (const step of path.slice(0, -1)) {
      const child = own(node[step]);
      node[step] = child;
      node = child;
    }
    node[path.at(-1) as string] = translation;
  }
  return root;
}

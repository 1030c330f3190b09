/** What a wildcard page's remaining path must look like; a page names its rule in `validate`. */
const VALIDATION_RULES: Record<string, (tail: string) => boolean> = {
  'slug-tail': (tail) => /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(tail),
  'single-segment': (tail) => /^[A-Za-z0-9_-]+$/.test(tail),
};

export const VALIDATION_RULE_NAMES: readonly string[] = Object.keys(VALIDATION_RULES);

/**
 * Whether the part of the path that stands for `*` meets the rule.
 * @throws where the rule's name is unknown.
 */
export function meetsRule(name: string, tail: string): boolean {
  const rule = Object.hasOwn(VALIDATION_RULES, name) ? VALIDATION_RULES[name] : undefined;
  if (rule === undefined) {
    throw new Error(
      `Unknown validation rule "${name}". Known rules: ${VALIDATION_RULE_NAMES.join(', ')}.`,
    );
  }
  return rule(tail);
}

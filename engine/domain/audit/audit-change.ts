type Values = Readonly<Record<string, unknown>>;

export interface AuditChange {
  readonly before: Values | null;
  readonly after: Values | null;
}

/**
 * What an entry's details say of before and after: `from_state` and `to_state` are `state` before
 * and after it. Null on both sides where they name no change.
 */
export function auditChange(details: Values): AuditChange {
  const before = named(details, 'from_');
  const after = named(details, 'to_');
  return before === null || after === null ? { before: null, after: null } : { before, after };
}

function named(details: Values, prefix: string): Values | null {
  const found = Object.entries(details).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  );
  return found.length === 0 ? null : Object.fromEntries(found);
}

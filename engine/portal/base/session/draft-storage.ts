const PREFIX = 'creators_draft:';

/** Where a form's draft is kept: a person's, in one program. */
export const draftKey = (uuid: string, creatorId: string, form: string): string =>
  `${PREFIX}${uuid}:${creatorId}:${form}`;

/** What was typed before; undefined where there is nothing that can be read. */
export function readDraft(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft)
      ? (draft as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, typed: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Storage is refused or full: the form works without a draft.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused: there is no draft.
  }
}

/** Forgets every draft in this browser: whoever comes next must not read them. */
export function clearDrafts(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is refused: there are no drafts.
  }
}

import { useRef, useState } from 'react';
import { clearDraft, draftKey, readDraft, writeDraft } from '../../base/session/draft-storage.ts';
import { useConsole } from './use-console.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface Draft<Name extends string> {
  readonly typed: Texts<Name>;
  readonly type: (part: Partial<Texts<Name>>) => void;
  /** Begins anew: what was typed is sent, or given up. */
  readonly forget: () => void;
}

/**
 * What an operator types into a form, kept in this browser until it is sent: it survives a sign-out
 * and a look at something else.
 * @param form which form it is, and what it is about; another one needs another component (`key`)
 * @param empty the form's fields as they are at first
 */
export function useDraft<Name extends string>(form: string, empty: Texts<Name>): Draft<Name> {
  const { operator, program } = useConsole();
  const key = draftKey(program.uuid, operator.id, form);
  const [typed, setTyped] = useState(() => withKept(empty, readDraft(key)));
  // Two fields may change at once, such as by a template.
  const latest = useRef(typed);
  const set = (texts: Texts<Name>) => {
    latest.current = texts;
    setTyped(texts);
  };
  return {
    typed,
    type: (part) => {
      set({ ...latest.current, ...part });
      writeDraft(key, latest.current);
    },
    forget: () => {
      set(empty);
      clearDraft(key);
    },
  };
}

/** Fields with what was kept of them; what is no text is left out. */
function withKept<Name extends string>(
  empty: Texts<Name>,
  kept: Readonly<Record<string, unknown>> = {},
): Texts<Name> {
  const known = Object.entries(kept).filter(
    ([name, text]) => Object.hasOwn(empty, name) && typeof text === 'string',
  );
  return { ...empty, ...Object.fromEntries(known) };
}

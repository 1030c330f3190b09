import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Answers } from '#contract/endpoints/fields.ts';
import { type Suggested, settleSuggested } from './settle-suggested.ts';
import type { Typed } from './typed-answers.ts';

export type { Suggested } from './settle-suggested.ts';

/** Fills in what is suggested; what somebody answered themselves stays. */
export function useSuggested(
  form: UseFormReturn<Typed, unknown, Answers>,
  suggested: Suggested | undefined,
): void {
  const given = useRef<Suggested>({});
  useEffect(() => {
    if (!suggested) return;
    const settled = settleSuggested(form.getValues(), given.current, suggested);
    given.current = settled.given;
    for (const [name, value] of Object.entries(settled.changes))
      form.setValue(name, value, { shouldDirty: true, shouldValidate: value !== '' });
  }, [form, suggested]);
}

import type { Answers } from '#contract/endpoints/fields.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { eq } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';
import { lockCaller, readCreator } from './read-self.ts';

/** The program's own questions in a locale, with the caller's answers. */
export async function readCustomFields(
  { store }: ApiServices,
  caller: CreatorCaller,
  locale: string,
) {
  const { custom_fields } = await readCreator(store, caller);
  const fields = caller.program.localised(locale).custom_fields ?? [];
  return { fields: [...fields], custom_fields: custom_fields as Answers };
}

/**
 * Answers the program's own questions. Together with what was answered before, the answers must fit
 * the questions that the program asks now.
 * @throws ApiError FIELD_INVALID with the faults of each field.
 */
export async function updateCustomFields(
  { store, now }: ApiServices,
  caller: CreatorCaller,
  sent: Answers,
): Promise<void> {
  const fields = caller.program.program.custom_fields ?? [];
  const asked = new Set(fields.map(({ name }) => name));
  await store.transaction(async () => {
    const creator = await lockCaller(store, caller);
    // Questions come and go; an answer to one that went is in nobody's way.
    const before = Object.entries(creator.custom_fields).filter(([name]) => asked.has(name));
    const merged = { ...(Object.fromEntries(before) as Answers), ...sent };
    const { faults, answers } = checkAnswers(fields, merged);
    if (faults.length > 0) throw new ApiError('FIELD_INVALID', { faults });
    await store.database
      .update(creators)
      .set({ custom_fields: answers, updated_at: now() })
      .where(eq(creators.id, creator.id));
  });
}

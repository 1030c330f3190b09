import type { Answers } from '#contract/endpoints/fields.ts';
import type { CampaignField } from '#contract/programs/campaign.ts';
import { checkAnswers } from '#domain/forms/check-answers.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { ApiError } from '../../http/api-error.ts';
import type { activations } from '../../store/tables/activations.ts';

type ActivationRow = typeof activations.$inferSelect;

/** The questions of an activation's request; none where the campaign asks none. */
function fieldsOf({ request }: Pick<ActivationRow, 'request'>): readonly CampaignField[] {
  return (request as { readonly form: readonly CampaignField[] } | null)?.form ?? [];
}

/** The form in the caller's language. */
export function presentForm(activation: Pick<ActivationRow, 'request'>, locale: string) {
  return fieldsOf(activation).map(({ label, help, options, ...field }) => ({
    ...field,
    label: pickText(label, locale),
    ...(help && { help: pickText(help, locale) }),
    ...(options && {
      options: options.map((option) => ({
        value: option.value,
        label: pickText(option.label, locale),
      })),
    }),
  }));
}

/** The answers as they are to be kept. @throws ApiError FIELD_INVALID with each fault */
export function requireAnswers(
  activation: Pick<ActivationRow, 'request'>,
  given: Answers | undefined,
): Answers {
  const { faults, answers } = checkAnswers(fieldsOf(activation), given ?? {});
  if (faults.length > 0) throw new ApiError('FIELD_INVALID', { faults });
  return answers;
}

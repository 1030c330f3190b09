import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listReviewForms } from '#contract/operator/form-endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { presentForm } from '../core/reviews/request-form.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { asc, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations } from '../store/tables/activations.ts';

/** The questions of a program in one language, by which answers are read. */
export async function readReviewForms(
  { database }: Store,
  program: ApiProgram,
  locale: string,
): Promise<ResponseOf<typeof listReviewForms>> {
  const rows = await database
    .select({ id: activations.id, title: activations.title, request: activations.request })
    .from(activations)
    .where(eq(activations.program_uuid, program.uuid))
    .orderBy(asc(activations.id));
  return {
    application: [...(program.localised(locale).applications.form ?? [])],
    activations: rows.map((activation) => ({
      id: activation.id,
      title: pickText(activation.title, locale),
      form: presentForm(activation, locale),
    })),
  };
}

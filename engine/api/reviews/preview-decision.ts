import type { DecisionMail } from '#contract/shapes/decision-mail.ts';
import type { MailSilence } from '#contract/vocabulary/inbox-words.ts';
import { nextState } from '#domain/reviews/review-state.ts';
import { mailBrand } from '../core/mails/mail-brands.ts';
import {
  type DecidedKind,
  type DecisionContext,
  requireVerdict,
  type Verdict,
} from '../core/reviews/decide-review.ts';
import { asReviewRows, asReviewTable } from '../core/reviews/review-rows.ts';
import type { SubjectKind } from '../core/reviews/timelines.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiServices } from '../http/services.ts';
import { readMessage } from '../mail/message-kinds.ts';
import { addressMails } from '../mail/outbox.ts';
import { renderMail } from '../mail/render-mail.ts';
import { and, eq } from '../store/drizzle.ts';

/**
 * The mail that a decision would send, made as the outbox and its worker make it. Nothing is locked
 * or written. The link that ends such mails is left out: it would work for whoever reads it.
 * @throws ApiError as `requireVerdict`; the kind's own code, TRANSITION_REFUSED
 */
export async function previewDecision<Kind extends SubjectKind>(
  context: DecisionContext,
  services: ApiServices,
  { kind, unknown, tell }: DecidedKind<Kind>,
  id: string | number,
  verdict: Verdict,
): Promise<DecisionMail> {
  requireVerdict(verdict);
  const { program } = context;
  const { store } = services;
  const table = asReviewTable(kind);
  const found = await store.database
    .select()
    .from(table)
    .where(and(eq(table.program_uuid, program.uuid), eq(table.id, id as number)));
  const rows = asReviewRows<Kind>(found);
  const [row] = rows;
  if (!row) throw new ApiError(unknown);
  if (!nextState(row.state, verdict.decision))
    throw new ApiError('TRANSITION_REFUSED', { state: row.state });
  const [message] = await tell(context, rows, verdict);
  if (!message) return silent('not_told');
  const { creator_id } = row;
  if (creator_id === null) return silent('no_account');
  const [addressed] = await addressMails(store, program.uuid, [{ creator_id, message }]);
  if (!addressed) return silent('no_verified_email');
  if (!addressed.wanted) return silent('unsubscribed');
  const { locale } = addressed;
  const brand = mailBrand(services, program, locale);
  const { subject, text } = renderMail(readMessage(addressed.kind, addressed.params), {
    brand,
    locale,
  });
  return { mail: { subject, text, locale }, silence: null };
}

const silent = (silence: MailSilence): DecisionMail => ({ mail: null, silence });

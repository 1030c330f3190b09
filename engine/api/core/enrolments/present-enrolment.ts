import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { isOpen } from '#domain/enrolments/activation-window.ts';
import { choosableKeys } from '#domain/enrolments/choose-key-option.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import type { Store } from '../../store/store.ts';
import type { ActivationRow, Enrolment, EnrolmentRow } from './enrolment-rows.ts';
import { type PresentedKeyOption, readKeyChoices } from './key-choices.ts';

/** For whom it is presented. */
export interface Presentation {
  readonly program: ApiProgram;
  readonly locale: string;
  readonly now: Date;
}

/** What of an enrolment's row is shown; a guest who has not accepted has no row yet. */
export type ShownEnrolment = Pick<
  EnrolmentRow,
  | 'state'
  | 'key_option_id'
  | 'offered_at'
  | 'accepted_at'
  | 'claimed_at'
  | 'completed_at'
  | 'expires_at'
>;

/** Enrolments as their creator sees them, with the keys they give; one query for all of those. */
export async function presentInfluencerActivations(
  store: Store,
  enrolments: readonly Enrolment[],
  presentation: Presentation,
): Promise<InfluencerActivation[]> {
  const keys = await readKeyChoices(
    store,
    presentation.program,
    enrolments.flatMap(({ activation }) => (activation.kind === 'key' ? [activation.id] : [])),
    presentation.locale,
  );
  return enrolments.map(({ row, activation }) => ({
    id: row.id,
    ...presentEnrolment(
      row,
      activation,
      choosableKeys(keys.get(activation.id) ?? [], row),
      presentation,
    ),
  }));
}

/** One of them. */
export async function presentInfluencerActivation(
  store: Store,
  enrolment: Enrolment,
  presentation: Presentation,
): Promise<InfluencerActivation> {
  const [presented] = await presentInfluencerActivations(store, [enrolment], presentation);
  if (!presented) throw new Error('An enrolment was not presented.');
  return presented;
}

/** An enrolment without its id, in the caller's language. */
export function presentEnrolment(
  row: ShownEnrolment,
  activation: ActivationRow,
  keyOptions: readonly PresentedKeyOption[],
  { program, locale, now }: Presentation,
): Omit<InfluencerActivation, 'id'> {
  const { title, description, opens_at, closes_at, agreements, content } = activation;
  return {
    activation_id: activation.id,
    kind: activation.kind,
    title: pickText(title, locale),
    description: description && pickText(description, locale),
    image: program.image('activations', activation.id, locale),
    opens_at: moment(opens_at),
    closes_at: moment(closes_at),
    open: isOpen(activation, now),
    offer: activation.offer,
    state: row.state,
    agreements,
    key_options: [...keyOptions],
    key_option_id: row.key_option_id,
    content: content && {
      types: [...content.types],
      hashtags: [...content.hashtags],
      due_at: content.due_at === undefined ? null : moment(new Date(content.due_at)),
      minimum: content.minimum,
      instructions: pickText(content.instructions, locale) || null,
    },
    offered_at: row.offered_at.toISOString(),
    accepted_at: moment(row.accepted_at),
    claimed_at: moment(row.claimed_at),
    completed_at: moment(row.completed_at),
    expires_at: row.state === 'offered' ? moment(row.expires_at ?? closes_at) : null,
  };
}

const moment = (at: Date | null) => at?.toISOString() ?? null;

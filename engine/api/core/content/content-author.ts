import type { ContentBrief } from '#contract/programs/campaign.ts';
import { isOpen } from '#domain/enrolments/activation-window.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, eq, inArray, isNull } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, influencerActivations } from '../../store/tables/activations.ts';
import { contents } from '../../store/tables/pipelines.ts';
import { requireMember } from '../membership/membership.ts';

/** Who hands in content for an activation. */
export type ContentAuthor = {
  readonly program: ApiProgram;
  readonly activation_id: number;
} & (
  | { readonly kind: 'creator'; readonly creator_id: string }
  /** `influencer_activation_id`: undefined before the guest accepted. */
  | { readonly kind: 'guest'; readonly influencer_activation_id: number | undefined }
);

/** States of an enrolment that was accepted and not taken away. */
const TAKING_PART = ['accepted', 'claimed', 'completed'] as const;

/** The author's own content for the activation; undefined where there can be none. */
export function contentsOf(author: ContentAuthor) {
  const { program, activation_id } = author;
  if (author.kind === 'guest' && author.influencer_activation_id === undefined) return undefined;
  return and(
    eq(contents.program_uuid, program.uuid),
    eq(contents.activation_id, activation_id),
    author.kind === 'creator'
      ? eq(contents.creator_id, author.creator_id)
      : and(
          eq(contents.influencer_activation_id, author.influencer_activation_id ?? 0),
          // It may have gone into an account meanwhile.
          isNull(contents.creator_id),
        ),
  );
}

/** @throws ApiError ACTIVATION_UNKNOWN where the program has no such activation */
export async function readActivation(
  { database }: Store,
  { program, activation_id }: ContentAuthor,
) {
  const [activation] = await database
    .select()
    .from(activations)
    .where(and(eq(activations.program_uuid, program.uuid), eq(activations.id, activation_id)));
  if (!activation) throw new ApiError('ACTIVATION_UNKNOWN');
  return activation;
}

/**
 * Sees that content can be taken from the author now. In the running transaction: until it ends,
 * the enrolment stays as it is.
 * @returns the enrolment, and what the activation asks for
 * @throws ApiError NOT_A_MEMBER, ACTIVATION_UNKNOWN, CONTENT_NOT_TAKEN, or ACTIVATION_NOT_OPEN with
 *   `opens_at` and `closes_at`, which is the brief's own deadline where that is earlier
 */
export async function requireTaken(
  store: Store,
  author: ContentAuthor,
  now: Date,
): Promise<{ readonly influencer_activation_id: number; readonly brief: ContentBrief }> {
  if (author.kind === 'creator') await requireMember(store, author);
  const activation = await readActivation(store, author);
  const brief = activation.content;
  if (!brief) throw new ApiError('CONTENT_NOT_TAKEN');
  const { opens_at, retired_at } = activation;
  const closes_at = earlier(activation.closes_at, brief.due_at);
  if (!isOpen({ opens_at, closes_at, retired_at }, now))
    throw new ApiError('ACTIVATION_NOT_OPEN', { opens_at, closes_at });
  const [enrolment] = await store.database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(
      and(
        eq(influencerActivations.program_uuid, author.program.uuid),
        eq(influencerActivations.activation_id, author.activation_id),
        inArray(influencerActivations.state, [...TAKING_PART]),
        author.kind === 'creator'
          ? eq(influencerActivations.creator_id, author.creator_id)
          : and(
              eq(influencerActivations.id, author.influencer_activation_id ?? 0),
              // It may have gone into an account meanwhile.
              isNull(influencerActivations.creator_id),
            ),
      ),
    )
    .orderBy(influencerActivations.additional)
    .for('share');
  if (!enrolment) throw new ApiError('CONTENT_NOT_TAKEN');
  return { influencer_activation_id: enrolment.id, brief };
}

function earlier(closes_at: Date | null, due_at: string | undefined): Date | null {
  const due = due_at === undefined ? null : new Date(due_at);
  return due && (!closes_at || due < closes_at) ? due : closes_at;
}

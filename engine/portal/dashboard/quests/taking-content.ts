import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { Quest } from '#contract/shapes/quests.ts';

/** States in which content can be handed in, or could be after saying yes; the best first. */
const STATES = ['accepted', 'claimed', 'completed', 'offered'] as const;

/**
 * Of what somebody was offered, what takes the content that a quest asks for: open before closed,
 * accepted before offered. Undefined where nothing does.
 */
export function takingContent(
  enrolments: readonly InfluencerActivation[],
  { content_types }: Pick<Quest, 'content_types'>,
): InfluencerActivation | undefined {
  const rank = ({ open, state }: InfluencerActivation) =>
    (open ? 0 : STATES.length) + STATES.findIndex((one) => one === state);
  return enrolments
    .filter(
      ({ state, content }) =>
        STATES.some((one) => one === state) &&
        content !== null &&
        (content_types === null || content.types.some((type) => content_types.includes(type))),
    )
    .toSorted((one, other) => rank(one) - rank(other))[0];
}

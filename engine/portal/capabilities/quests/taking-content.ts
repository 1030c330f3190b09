import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { Quest } from '#contract/shapes/quests.ts';
import type { Brief } from '../../core/content/brief.ts';
import { bareHashtag } from '../../core/content/content-body.ts';

/** What a quest says of the content that counts for it. */
export type Asking = Pick<Quest, 'content_types' | 'hashtags'>;

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

/**
 * What an activation asks of content, as a quest asks it: of the types that count for the quest, and
 * with its hashtags too. Without those, what is handed in would never count.
 */
export function askedBy({ content_types, hashtags }: Asking, brief: Brief): Brief {
  const named = new Set(brief.hashtags.map(bareHashtag));
  return {
    ...brief,
    types: brief.types.filter((type) => content_types?.includes(type) ?? true),
    hashtags: [
      ...brief.hashtags,
      ...(hashtags ?? []).filter((hashtag) => !named.has(bareHashtag(hashtag))),
    ],
  };
}

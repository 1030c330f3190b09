import type { ReviewState } from '#contract/vocabulary/review-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { reviewStateWords } from '../words/review-words.ts';
import { tag, tagBad, tagGood } from './parts.css.ts';

const LOOKS: Readonly<Record<ReviewState, readonly [look: string, icon: string]>> = {
  submitted: [tag, 'tabler:mail'],
  in_review: [tag, 'tabler:clock'],
  needs_changes: [tagBad, 'tabler:alert-triangle'],
  accepted: [tagGood, 'tabler:circle-check'],
  rejected: [tagBad, 'tabler:x'],
  withdrawn: [tag, 'tabler:x'],
};

/** How far a review is, in a word with a sign. */
export function ReviewStateTag({ state }: { readonly state: ReviewState }) {
  const say = useWords();
  const [look, icon] = LOOKS[state];
  return (
    <span className={look}>
      <Icon name={icon} />
      {say(reviewStateWords[state])}
    </span>
  );
}

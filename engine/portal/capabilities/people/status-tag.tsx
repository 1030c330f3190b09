import type { CreatorStatus } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { tag, tagBad } from '../../kit/parts/parts.css.ts';
import { statusWords } from './record-words.ts';

const LOOKS: Readonly<Record<CreatorStatus, readonly [look: string, icon: string]>> = {
  active: [tag, 'tabler:check'],
  suspended: [tagBad, 'tabler:lock'],
  deleted: [tagBad, 'tabler:x'],
};

/** Whether somebody can use their account, in a word with a sign. */
export function StatusTag({ status }: { readonly status: CreatorStatus }) {
  const say = useWords();
  const [look, icon] = LOOKS[status];
  return (
    <span className={look}>
      <Icon name={icon} />
      {say(statusWords[status])}
    </span>
  );
}

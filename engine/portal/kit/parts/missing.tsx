import { useWords } from '../../base/i18n/use-words.ts';
import { partWords } from '../words/part-words.ts';
import { Empty } from './empty.tsx';

/** Stands where an address names something that is not there, or is somebody else's. */
export function Missing() {
  const say = useWords();
  return (
    <Empty icon="tabler:info-circle" title={say(partWords.notFoundTitle)}>
      <p>{say(partWords.notFoundText)}</p>
    </Empty>
  );
}

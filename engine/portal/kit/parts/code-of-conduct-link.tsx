import { legalPath } from '#domain/routing/program-places.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { partWords } from '../words/part-words.ts';

/** The way to the document that one agrees to; what is typed on this page stays. */
export function CodeOfConductLink() {
  const say = useWords();
  return (
    <ProgramLink to={legalPath('code_of_conduct')} target="_blank">
      {say(partWords.readIt, { document: say(words.codeOfConduct) })} {say(partWords.newTab)}
    </ProgramLink>
  );
}

import { applicationSection } from '#domain/routing/application-section.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, cardMuted, itemTitle, primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { commonWords } from '../words/common-words.ts';
import { partWords } from '../words/part-words.ts';
import { membersHint } from './members-hint.css.ts';

/** Tells somebody who is not a member what this is, and leads to the application. */
export function MembersHint() {
  const say = useWords();
  const application = applicationSection(useProgram().sections)?.path;
  return (
    <aside className={`${card} ${membersHint}`}>
      <h2 className={itemTitle}>{say(partWords.applyTitle)}</h2>
      <p className={cardMuted}>{say(partWords.applyText)}</p>
      {application && (
        <ProgramLink to={application} className={primaryButton}>
          {say(commonWords.applyNow)}
        </ProgramLink>
      )}
    </aside>
  );
}

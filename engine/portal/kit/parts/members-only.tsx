import { applicationSection } from '#domain/routing/application-section.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { commonWords } from '../words/common-words.ts';
import { Empty } from './empty.tsx';

/** Stands where only members have something to do, and leads the others to the application. */
export function MembersOnly() {
  const say = useWords();
  const application = applicationSection(useProgram().sections)?.path;
  return (
    <Empty icon="tabler:lock" title={say(commonWords.membersOnlyTitle)}>
      <p>{say(commonWords.membersOnlyText)}</p>
      {application && (
        <ProgramLink to={application} className={primaryButton}>
          {say(commonWords.applyNow)}
        </ProgramLink>
      )}
    </Empty>
  );
}

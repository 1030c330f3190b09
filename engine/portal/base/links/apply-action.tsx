import { applicationSection } from '#domain/routing/application-section.ts';
import { sectionName } from '../i18n/section-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../icons/icon.tsx';
import { useAlive } from '../runtime/use-alive.ts';
import { keepsSession } from '../session/session-key.ts';
import { primaryButton, quietButton } from '../theme/parts.css.ts';
import { formatMoment } from '../view/formats.ts';
import { useView } from '../view/use-view.ts';
import { applyState } from './apply-action.css.ts';
import { ProgramLink } from './program-link.tsx';
import { TO_APPLY } from './to-apply.ts';

/**
 * The way to apply: a button while applications are open, otherwise what to expect. Whoever is
 * signed in goes to where the application is, whatever became of it; the others by the login.
 */
export function ApplyAction() {
  const say = useWords();
  const { applications, locale, program } = useView();
  const signedIn = useAlive() && program !== undefined && keepsSession(program.uuid);
  if (!applications) return null;
  const own = signedIn ? applicationSection(program.sections) : undefined;
  if (own)
    return (
      <ProgramLink to={own.path} className={primaryButton}>
        {sectionName(own, say)}
      </ProgramLink>
    );
  if (applications.state === 'open') {
    const canSignIn = program?.sections.some(({ name }) => name === 'login');
    return canSignIn ? (
      <ProgramLink to={`/login#${TO_APPLY}`} className={primaryButton}>
        {say(words.applyNow)}
      </ProgramLink>
    ) : null;
  }
  const upcoming = applications.state === 'upcoming' && applications.until;
  return (
    <>
      <p className={applyState}>
        <Icon name={upcoming ? 'tabler:clock' : 'tabler:lock'} />
        {upcoming
          ? say(words.applicationsOpenFrom, { date: formatMoment(upcoming, locale) })
          : say(words.currentlyClosed)}
      </p>
      {program?.status === 'live' && (
        <a href={`/remind/${program.slug}`} className={quietButton}>
          {say(words.remindMe)}
        </a>
      )}
    </>
  );
}

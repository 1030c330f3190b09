import { legalPath } from '#domain/routing/program-places.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { column } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './layout.css.ts';

/** Legal pages, contact, what is sample data, and whose portal it is. */
export function PageFooter() {
  const say = useWords();
  const { program, product, contact, portal_origin } = useView();
  const { named = true, all_programs = portal_origin === '' } = program?.provider ?? {};
  const runsOn = named ? [say(words.poweredBy, { product })] : [];
  return (
    <footer className={styles.footer}>
      <div className={`${column} ${styles.footerInner}`}>
        {program?.sample && (
          <p className={styles.sample}>{say(words.sampleData, { publisher: program.publisher })}</p>
        )}
        <nav className={styles.footerLinks} aria-label={say(words.footerNavigation)}>
          {program ? (
            <>
              <ProgramLink to={legalPath('terms')}>{say(words.termsOfService)}</ProgramLink>
              <ProgramLink to={legalPath('privacy')}>{say(words.privacyPolicy)}</ProgramLink>
              <ProgramLink to={legalPath('code_of_conduct')}>
                {say(words.codeOfConduct)}
              </ProgramLink>
            </>
          ) : (
            <PortalLink to="/tos">{say(words.termsOfService)}</PortalLink>
          )}
          <a href={`mailto:${contact}`}>{say(words.contactUs)}</a>
          {all_programs && <PortalLink to="/display_programs">{say(words.allPrograms)}</PortalLink>}
        </nav>
        <p className={styles.fine}>{program ? [program.title, ...runsOn].join(' · ') : product}</p>
      </div>
    </footer>
  );
}

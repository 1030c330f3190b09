import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf, words } from '../../base/i18n/words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useCurrentInView } from '../../base/links/use-current-in-view.ts';
import { column } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './dashboard-layout.css.ts';
import { MainRegion } from './main-region.tsx';
import { PageBand } from './page-band.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { SectionTitle } from './section-title.tsx';

/** The current section's head, and the program's sections beside the content. */
export function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  const { program, content } = useView();
  const sections =
    program?.sections.filter(({ name }) => name !== 'index' && name !== 'login') ?? [];
  const section = content.kind === 'section' ? content.section : undefined;
  const current = section?.name;
  const row = useCurrentInView<HTMLUListElement>(current);
  return (
    <>
      <MainRegion before={<PageHeader menu="none" />}>
        {section && (
          <PageBand>
            <SectionTitle section={section} />
          </PageBand>
        )}
        <div className={`${column} ${styles.frame}`}>
          <nav className={styles.menu} aria-label={say(words.sectionNavigation)}>
            <ul className={styles.list} ref={row}>
              {sections.map(({ name, title, path }) => (
                <li key={name}>
                  <ProgramLink
                    to={path}
                    className={styles.link}
                    aria-current={name === current ? 'page' : undefined}
                  >
                    {title ?? say(titleOf(`section.${name}`))}
                  </ProgramLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.content}>{children}</div>
        </div>
      </MainRegion>
      <PageFooter />
    </>
  );
}

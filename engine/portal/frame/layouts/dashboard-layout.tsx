import type { ReactNode } from 'react';
import { memberSections } from '#domain/routing/section-bar.ts';
import { sectionName } from '../../base/i18n/section-name.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useCurrentInView } from '../../base/links/use-current-in-view.ts';
import { column } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './dashboard-layout.css.ts';
import { MainRegion } from './main-region.tsx';
import { PageBand } from './page-band.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { SectionBar } from './section-bar.tsx';
import { SectionTitle } from './section-title.tsx';

/**
 * The current section's head, and the program's sections: beside the content, above it on tablets,
 * at the foot of phones.
 */
export function DashboardLayout({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  const { program, content } = useView();
  const sections = memberSections(program?.sections ?? []);
  const section = content.kind === 'section' ? content.section : undefined;
  const row = useCurrentInView<HTMLUListElement>(section?.name);
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
              {sections.map((one) => (
                <li key={one.name}>
                  <ProgramLink
                    to={one.path}
                    className={styles.link}
                    aria-current={one.name === section?.name ? 'page' : undefined}
                  >
                    {sectionName(one, say)}
                  </ProgramLink>
                </li>
              ))}
            </ul>
            <SectionBar sections={sections} current={section} />
          </nav>
          <div className={styles.content}>{children}</div>
        </div>
      </MainRegion>
      <PageFooter />
    </>
  );
}

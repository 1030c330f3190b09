import type { Section } from '#contract/programs/program.ts';
import { sectionBar } from '#domain/routing/section-bar.ts';
import { sectionName } from '../../base/i18n/section-name.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './section-bar.css.ts';

interface SectionBarProperties {
  readonly sections: readonly Section[];
  readonly current: Section | undefined;
}

/** The sections at the foot of a phone, the most useful ones at hand; "More" works without script. */
export function SectionBar({ sections, current }: SectionBarProperties) {
  const say = useWords();
  const { bar, more } = sectionBar(sections);
  // The header's brand and account lead to one section and the account already.
  if (bar.length < 2) return null;
  const link = (section: Section, className: string) => (
    <li key={section.name}>
      <ProgramLink
        to={section.path}
        className={className}
        aria-current={section.name === current?.name ? 'page' : undefined}
      >
        <span className={styles.sign} data-sign={section.name} />
        {sectionName(section, say)}
      </ProgramLink>
    </li>
  );
  return (
    <ul className={styles.bar}>
      {bar.map((section) => link(section, styles.link))}
      {more.length > 0 && (
        <li>
          <details data-menu="">
            <summary className={styles.link}>
              <span className={styles.sign} data-sign="more" />
              {say(commonWords.more)}
            </summary>
            <ul className={styles.sheet}>{more.map((section) => link(section, styles.item))}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}

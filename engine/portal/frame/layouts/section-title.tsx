import type { Section } from '#contract/programs/program.ts';
import { sectionName } from '../../base/i18n/section-name.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { blockTitle } from '../../base/theme/parts.css.ts';

/** What a section is called, as its page's heading. */
export function SectionTitle({ section }: { readonly section: Section }) {
  return (
    <h1 className={blockTitle}>
      <span>{sectionName(section, useWords())}</span>
    </h1>
  );
}

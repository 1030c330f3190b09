import type { Section } from '#contract/programs/program.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { titleOf } from '../../base/i18n/words.ts';
import { blockTitle } from '../../base/theme/parts.css.ts';

/** What a section is called, as its page's heading. */
export function SectionTitle({ section: { name, title } }: { readonly section: Section }) {
  const say = useWords();
  return (
    <h1 className={blockTitle}>
      <span>{title ?? say(titleOf(`section.${name}`))}</span>
    </h1>
  );
}

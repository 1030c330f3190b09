import type { Section } from '#contract/programs/program.ts';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { blockTitle } from '../theme/parts.css.ts';

/** What a section is called, as its page's heading. */
export function SectionTitle({ section: { name, title } }: { readonly section: Section }) {
  const say = useWords();
  return (
    <h1 className={blockTitle}>
      <span>{title ?? say(titleOf(`section.${name}`))}</span>
    </h1>
  );
}

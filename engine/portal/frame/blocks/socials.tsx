import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { SocialLinks } from '../../base/links/social-links.tsx';
import { useProgram } from '../../base/view/use-view.ts';
import type { BlockProperties } from './block-properties.ts';
import { BlockSection } from './block-section.tsx';
import * as styles from './socials.css.ts';

/** Where the game and its creators are found. */
export function Block({ block, heading }: BlockProperties<'socials'>) {
  const say = useWords();
  const { socials = [] } = useProgram();
  if (socials.length === 0) return null;
  return (
    <BlockSection
      {...block}
      title={block.title ?? say(words.socialNavigation)}
      heading={heading}
      reading
      className={styles.strip}
    >
      <SocialLinks socials={socials} />
    </BlockSection>
  );
}

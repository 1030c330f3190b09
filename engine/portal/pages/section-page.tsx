import { HeroArt } from '../art/hero-art.tsx';
import { LoginPanel } from '../auth/login-panel.tsx';
import { SignedOut } from '../auth/signed-out.tsx';
import { useWords } from '../i18n/use-words.ts';
import { titleOf } from '../i18n/words.ts';
import { blockTitle, column } from '../theme/parts.css.ts';
import type { ContentProperties } from './content-properties.ts';
import * as styles from './section-page.css.ts';

/** A section of a program: its login, or a place for those who are signed in. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  const say = useWords();
  if (section.name === 'login') {
    return (
      <section className={styles.entrance}>
        <div className={styles.picture}>
          <HeroArt />
        </div>
        <div className={column}>
          <LoginPanel heading="h1" />
        </div>
      </section>
    );
  }
  return (
    <section className={styles.section}>
      <h1 className={blockTitle}>
        <span>{section.title ?? say(titleOf(`section.${section.name}`))}</span>
      </h1>
      <SignedOut />
    </section>
  );
}

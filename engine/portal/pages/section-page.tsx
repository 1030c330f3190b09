import { HeroArt } from '../art/hero-art.tsx';
import { LoginPanel } from '../auth/login-panel.tsx';
import { SignedOut } from '../auth/signed-out.tsx';
import { SectionTitle } from '../layouts/section-title.tsx';
import { column } from '../theme/parts.css.ts';
import { useView } from '../view/use-view.ts';
import type { ContentProperties } from './content-properties.ts';
import * as styles from './section-page.css.ts';

/** A section of a program: its login, or a place for those who are signed in. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  const { layout } = useView();
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
      {layout !== 'dashboard' && <SectionTitle section={section} />}
      <SignedOut />
    </section>
  );
}

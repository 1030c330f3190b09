import { HeroArt } from '../../base/art/hero-art.tsx';
import { column } from '../../base/theme/parts.css.ts';
import type { ContentProperties } from '../../base/view/content-properties.ts';
import { useView } from '../../base/view/use-view.ts';
import { LoginPanel } from '../../capabilities/auth/login-panel.tsx';
import { SignedOut } from '../../capabilities/auth/signed-out.tsx';
import { SectionTitle } from '../../frame/layouts/section-title.tsx';
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

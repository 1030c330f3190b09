import { HeaderAccount } from '../layouts/account-place.tsx';
import { LocaleMenu } from '../layouts/locale-menu.tsx';
import { PortalLink } from '../links/portal-link.tsx';
import { ProgramLink } from '../links/program-link.tsx';
import { ColorModeMenu } from '../shell/color-mode-menu.tsx';
import { useAlive } from '../shell/use-alive.ts';
import { useView } from '../view/use-view.ts';
import * as styles from './play.css.ts';
import { useSearchText } from './use-seed.ts';

/** Whose board it is, the way to one's account, colour mode and language: no more. */
export function PlayHeader() {
  const { program, product } = useView();
  // Documents are the same for every card: the address's part comes with the app.
  const isAlive = useAlive();
  const search = useSearchText();
  return (
    <div className={`${styles.top} ${styles.noPrint}`}>
      {program ? (
        <ProgramLink to="/" className={styles.brand}>
          {program.title}
        </ProgramLink>
      ) : (
        <PortalLink to="/" className={styles.brand}>
          {product}
        </PortalLink>
      )}
      <HeaderAccount />
      <ColorModeMenu />
      <LocaleMenu search={isAlive ? search : ''} />
    </div>
  );
}

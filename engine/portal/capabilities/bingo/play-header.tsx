import { PortalLink } from '../../base/links/portal-link.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useAlive } from '../../base/runtime/use-alive.ts';
import { useView } from '../../base/view/use-view.ts';
import { HeaderAccount } from '../../kit/menus/account-place.tsx';
import { ColorModeMenu } from '../../kit/menus/color-mode-menu.tsx';
import { LocaleMenu } from '../../kit/menus/locale-menu.tsx';
import * as styles from './play.css.ts';
import { useSearchText } from './use-seed.ts';

/** The board's program, the account, colour mode and language: no more. */
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

import { type ReactNode, useEffect } from 'react';
import { homeSection } from '#domain/routing/home-section.ts';
import { sectionName } from '../../base/i18n/section-name.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useStore } from '../../base/runtime/store.ts';
import { onSignedOut } from '../../base/session/portal-session.ts';
import { useSession } from '../../base/session/use-api.ts';
import { useGoToLogin } from '../../base/session/use-go-to-login.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { SignOutButton } from '../parts/sign-out-button.tsx';
import { initials } from '../text/initials.ts';
import * as account from './account-menu.css.ts';
import { bellPlace } from './bell-place.ts';
import * as styles from './menu.css.ts';

interface AccountPartProperties {
  /** What stands there for those who are signed out. */
  readonly children: ReactNode;
}

const useName = () => useSession()?.user.display_name;

/** In the room of the menu's last link. */
export function AccountOver({ children }: AccountPartProperties) {
  const name = useName();
  if (name === undefined) return children;
  return (
    <span className={account.over}>
      <span className={account.held} inert>
        {children}
      </span>
      <AccountMenu name={name} className={account.centered} />
    </span>
  );
}

/** In the room of an icon; the name beside it where there is plenty, and the bell before it. */
export function AccountCorner({ children }: AccountPartProperties) {
  const name = useName();
  const [Bell] = useStore(bellPlace);
  if (name === undefined) return children;
  return (
    <>
      {Bell && <Bell />}
      <AccountMenu name={name} className={account.corner}>
        <span className={account.name}>{name}</span>
      </AccountMenu>
    </>
  );
}

/** In place of the sign of the narrow menu, which has the account's links within. */
export function AccountMark({ children }: AccountPartProperties) {
  const name = useName();
  return name === undefined ? children : <Mark name={name} size="small" />;
}

/** In place of the menu's last item. */
export function AccountItems({ children }: AccountPartProperties) {
  const name = useName();
  return name === undefined ? children : <Items name={name} />;
}

interface AccountMenuProperties {
  readonly name: string;
  readonly className: string;
  readonly children?: ReactNode;
}

function AccountMenu({ name, className, children }: AccountMenuProperties) {
  const say = useWords();
  return (
    <details className={`${styles.menu} ${className}`} data-menu="">
      <summary className={styles.link} aria-label={say(words.yourAccount, { name })} data-hint="">
        <Mark name={name} size="large" />
        {children}
      </summary>
      <div className={styles.menuList}>
        <Items name={name} />
      </div>
    </details>
  );
}

function Items({ name }: { readonly name: string }) {
  const say = useWords();
  const { sections } = useProgram();
  const goToLogin = useGoToLogin();
  // Pages for everybody have no guard that would say where one goes after signing out.
  useEffect(() => onSignedOut(goToLogin), [goToLogin]);
  const home = homeSection(sections);
  const settings = sections.find((section) => section.name === 'account');
  const places = [home, ...(settings && settings !== home ? [settings] : [])];
  return (
    <>
      <p className={account.who}>{say(words.signedInAs, { name })}</p>
      {places.map(
        (section) =>
          section && (
            <ProgramLink key={section.name} to={section.path} className={styles.menuItem}>
              <Icon
                name={section.name === 'account' ? 'tabler:settings' : 'tabler:layout-dashboard'}
              />
              {sectionName(section, say)}
            </ProgramLink>
          ),
      )}
      <SignOutButton className={styles.menuItem} />
    </>
  );
}

function Mark({ name, size }: { readonly name: string; readonly size: 'large' | 'small' }) {
  const [, Face] = useStore(bellPlace);
  return (
    <span className={account.mark} aria-hidden="true">
      <span className={size === 'large' ? account.large : account.small}>
        {initials(name) || <Icon name="tabler:user" />}
        {Face && <Face />}
      </span>
    </span>
  );
}

import type { ReactNode } from 'react';
import type { View } from '#contract/programs/view.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { column } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { AccountPlace, HeaderAccount } from '../../kit/menus/account-place.tsx';
import { ColorModeMenu } from '../../kit/menus/color-mode-menu.tsx';
import { LocaleMenu } from '../../kit/menus/locale-menu.tsx';
import * as menus from '../../kit/menus/menu.css.ts';
import * as styles from './layout.css.ts';

interface PageHeaderProperties {
  readonly menu: 'whole' | 'none';
  /** Whether a header without a menu says who is signed in; a menu always does. */
  readonly account?: boolean;
}

/** Brand, menu, language; the menu works without script. */
export function PageHeader({ menu, account = true }: PageHeaderProperties) {
  const say = useWords();
  const view = useView();
  return (
    <header className={styles.header}>
      <div className={`${column} ${styles.bar}`}>
        <Brand />
        {menu === 'whole' && (
          <>
            <nav className={menus.wideOnly} aria-label={say(words.mainNavigation)}>
              <ul className={menus.links}>
                {menuLinks(view, say, menus.link).map((link) => (
                  <li key={link.key}>
                    {link.key === 'login' ? <AccountPlace as="over">{link}</AccountPlace> : link}
                  </li>
                ))}
              </ul>
            </nav>
            <details className={`${menus.menu} ${menus.narrowOnly}`} data-menu="">
              <summary className={menus.link}>
                <AccountPlace as="mark">
                  <Icon name="tabler:menu-2" />
                </AccountPlace>
                {say(words.menu)}
              </summary>
              <nav className={menus.menuList} aria-label={say(words.mainNavigation)}>
                {menuLinks(view, say, menus.menuItem).map((link) =>
                  link.key === 'login' ? (
                    <AccountPlace key="login" as="items">
                      {link}
                    </AccountPlace>
                  ) : (
                    link
                  ),
                )}
              </nav>
            </details>
          </>
        )}
        {menu === 'none' && account && <HeaderAccount />}
        {view.color_mode === 'preference' && <ColorModeMenu />}
        <LocaleMenu />
      </div>
    </header>
  );
}

function Brand() {
  const { program, product } = useView();
  if (!program) {
    return (
      <PortalLink to="/" className={styles.brand} translate="no">
        <span className={styles.product}>{product}</span>
      </PortalLink>
    );
  }
  const { dashboard_logo: logo, title } = program;
  return (
    <ProgramLink to="/" className={styles.brand}>
      {logo ? (
        <img
          className={styles.logo}
          src={logo.src}
          alt={logo.alternative ?? title}
          width={160}
          height={40}
        />
      ) : (
        <span translate="no">{title}</span>
      )}
    </ProgramLink>
  );
}

/** The menu's links: what the landing page has, how to ask, and the way in. */
function menuLinks({ program, anchors, contact }: View, say: Speak, className: string) {
  if (!program) {
    return [
      <PortalLink key="programs" to="/display_programs" className={className}>
        {say(words.allPrograms)}
      </PortalLink>,
    ];
  }
  const link = (key: string, to: string, label: ReactNode) => (
    <ProgramLink key={key} to={to} className={className}>
      {label}
    </ProgramLink>
  );
  return [
    link('home', '/', say(words.home)),
    ...(anchors.includes('faq') ? [link('faq', '/#faq', say(words.faq))] : []),
    ...(anchors.includes('resources')
      ? [link('resources', '/#resources', say(words.resources))]
      : []),
    link('contact', program.contact.url ?? `mailto:${contact}`, say(words.contactUs)),
    ...(program.sections.some(({ name }) => name === 'login')
      ? [link('login', '/login', say(words.login))]
      : []),
  ];
}

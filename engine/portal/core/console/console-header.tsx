import type { MouseEvent } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { PortalLink } from '../../base/links/portal-link.tsx';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { ColorModeMenu } from '../../kit/menus/color-mode-menu.tsx';
import { LocaleMenu } from '../../kit/menus/locale-menu.tsx';
import * as menus from '../../kit/menus/menu.css.ts';
import { SignOutButton } from '../../kit/parts/sign-out-button.tsx';
import { initials } from '../../kit/text/initials.ts';
import { consoleAddress, FIRST_PAGE } from './console-address.ts';
import * as styles from './console-frame.css.ts';
import { ConsoleLink } from './console-link.tsx';
import { consoleWords } from './console-words.ts';
import { KeyHint } from './key-hint.tsx';
import { operatorName } from './operator-name.ts';
import { ROLE_WORDS } from './role-words.ts';
import { useConsole } from './use-console.ts';

/** The console's head: which program, how to find something, who works here. */
export function ConsoleHeader({ onSearch }: { readonly onSearch: () => void }) {
  const say = useWords();
  const { product } = useView();
  return (
    <header className={styles.header}>
      <span className={styles.product} translate="no">
        {product}
      </span>
      <ProgramMenu />
      <button
        type="button"
        className={styles.search}
        onClick={onSearch}
        aria-label={say(consoleWords.search)}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon name="tabler:search" />
        <span className={styles.searchText}>{say(consoleWords.search)}</span>
        <span className={styles.searchKey}>
          <KeyHint>Ctrl K</KeyHint>
        </span>
      </button>
      <ColorModeMenu />
      <LocaleMenu />
      <AccountMenu />
    </header>
  );
}

const closeMenu = ({ currentTarget }: MouseEvent) => {
  const menu = currentTarget.closest('details');
  if (menu) menu.open = false;
};

function ProgramMenu() {
  const say = useWords();
  const { operator, program } = useConsole();
  return (
    <details className={`${menus.menu} ${styles.programMenu}`} data-menu="">
      <summary className={menus.link}>
        <span className={visuallyHidden}>{say(consoleWords.choose)}: </span>
        <span className={styles.programTitle} translate="no">
          {program.title}
        </span>
        <Icon name="tabler:chevron-down" />
      </summary>
      <ul className={`${menus.menuList} ${styles.programList}`}>
        {operator.roles.map(({ uuid, program: slug, title, role }) => (
          <li key={uuid}>
            <ConsoleLink
              to={consoleAddress(slug, FIRST_PAGE)}
              className={menus.menuItem}
              aria-current={uuid === program.uuid ? 'true' : undefined}
              onClick={closeMenu}
            >
              <span translate="no">{title}</span>
              <span className={styles.role}>{say(ROLE_WORDS[role])}</span>
            </ConsoleLink>
          </li>
        ))}
        <li className={styles.separated}>
          <PortalLink to={`/programs/${program.program}`} className={menus.menuItem}>
            <Icon name="tabler:external-link" />
            {say(consoleWords.openPortal)}
          </PortalLink>
        </li>
      </ul>
    </details>
  );
}

function AccountMenu() {
  const say = useWords();
  const { operator, program } = useConsole();
  const name = operatorName(operator);
  return (
    <details className={menus.menu} data-menu="">
      <summary className={menus.link} aria-label={say(words.yourAccount, { name })} data-hint="">
        <span className={styles.mark} aria-hidden="true">
          {initials(name) || <Icon name="tabler:user" />}
        </span>
      </summary>
      <div className={menus.menuList}>
        <p className={styles.who}>
          <span>{say(words.signedInAs, { name })}</span>
          <span className={styles.role}>{say(ROLE_WORDS[program.role])}</span>
        </p>
        <SignOutButton className={menus.menuItem} />
      </div>
    </details>
  );
}

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { Boundary } from '../../base/runtime/boundary.tsx';
import { useSeemsSignedIn } from '../../base/session/use-seems-signed-in.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './menu.css.ts';

type Account = typeof import('./account-menu.tsx');
type Part = ComponentType<{ readonly children: ReactNode }>;
type Name = 'AccountCorner' | 'AccountItems' | 'AccountMark' | 'AccountOver';

const part = (name: Name) =>
  lazy<Part>(async () => ({ default: ((await import('./account-menu.tsx')) as Account)[name] }));
const PARTS = {
  corner: part('AccountCorner'),
  items: part('AccountItems'),
  mark: part('AccountMark'),
  over: part('AccountOver'),
} as const;

interface AccountPlaceProperties {
  readonly as: keyof typeof PARTS;
  /** What stands there for everybody else; the documents have only this. */
  readonly children: ReactNode;
}

/**
 * A place of the header in which whoever is signed in finds their account. Each part takes exactly
 * the room of what it replaces, so that nothing moves when the page comes alive.
 */
export function AccountPlace({ as, children }: AccountPlaceProperties) {
  const Shown = PARTS[as];
  if (!useSeemsSignedIn()) return children;
  return (
    <Boundary fallback={() => children}>
      <Suspense fallback={children}>
        <Shown>{children}</Shown>
      </Suspense>
    </Boundary>
  );
}

/** The account in a header without a menu: the way in for those who are signed out. */
export function HeaderAccount() {
  const say = useWords();
  const { program, content } = useView();
  const entrance = program?.sections.find(({ name }) => name === 'login');
  if (!entrance) return null;
  const here = content.kind === 'section' && content.section.name === 'login';
  return (
    <AccountPlace as="corner">
      {!here && (
        <ProgramLink
          to={entrance.path}
          className={styles.link}
          aria-label={say(words.login)}
          data-hint=""
        >
          <Icon name="tabler:user" />
          <span className={styles.wideOnly}>{say(words.login)}</span>
        </ProgramLink>
      )}
    </AccountPlace>
  );
}

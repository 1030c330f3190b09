import { useLocation } from '@tanstack/react-router';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useCurrentInView } from '../../base/links/use-current-in-view.ts';
import * as styles from './section-views.css.ts';

interface SectionViewsProperties<View extends string> {
  /** The page's own path within the program. */
  readonly path: string;
  /** What the views are views of. */
  readonly label: string;
  readonly views: readonly { readonly name: View; readonly text: string }[];
  readonly current: View;
}

/** The views of a section, each with an address of its own: its name behind the hash. */
export function SectionViews<View extends string>(properties: SectionViewsProperties<View>) {
  const { path, label, views, current } = properties;
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={row} aria-label={label} className={styles.views}>
      {views.map(({ name, text }) => (
        <ProgramLink
          key={name}
          to={`${path}#${name}`}
          className={styles.view}
          aria-current={name === current ? 'page' : undefined}
        >
          {text}
        </ProgramLink>
      ))}
    </nav>
  );
}

/** Which view the address names; the first one where it names none. */
export function useSectionView<const View extends string>(views: readonly [View, ...View[]]): View {
  const hash = useLocation({ select: (location) => location.hash });
  return views.find((name) => name === hash) ?? views[0];
}

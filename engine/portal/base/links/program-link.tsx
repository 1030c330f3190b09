import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { joinPath } from '#domain/routing/paths.ts';
import { useView } from '../view/use-view.ts';

interface ProgramLinkProperties extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of the program ("/login"), a place on this page ("#faq"), or another site. */
  readonly to: string;
  readonly children: ReactNode;
}

// Only the page that is open is the current one, in any language: not those above it.
const PAGE = { exact: true, includeSearch: false };
const PLACE = { ...PAGE, includeHash: true };
// `aria-current` says it already: no class beside it.
const NOTHING_MORE = {};

/**
 * A link as manifests write it. Within the program the router follows it without a new document;
 * without script it is a plain link all the same.
 */
export function ProgramLink({ to, children, ...rest }: ProgramLinkProperties) {
  const { program, base } = useView();
  if (!to.startsWith('/')) {
    const external = to.startsWith('https:') ? { rel: 'noopener' } : {};
    return (
      <a href={to} {...external} {...rest}>
        {children}
      </a>
    );
  }
  const [path = '/', hash] = to.split('#');
  if (!program || base.startsWith('/__archive')) {
    return (
      <a href={joinPath(base, to)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={joinPath(`/programs/${program.slug}`, path)}
      {...(hash === undefined ? {} : { hash })}
      activeOptions={hash === undefined ? PAGE : PLACE}
      activeProps={NOTHING_MORE}
      preload="intent"
      {...rest}
    >
      {children}
    </Link>
  );
}

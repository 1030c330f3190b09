import { type ComponentProps, createContext, useContext } from 'react';

type Level = 2 | 3 | 4 | 5;

const Context = createContext<Level>(2);

/** Around what stands deeper in a page than by itself: its headings begin at this level. */
export const HeadingsFrom = Context;

/** At which level headings begin here. */
export const useHeadingLevel = (): Level => useContext(Context);

interface HeadingProperties extends ComponentProps<'h2'> {
  /** How far below the first heading it stands. */
  readonly below?: 0 | 1;
}

/**
 * A heading of a part that stands on a page of its own, and within another part too. Headings look
 * alike down to the fourth level; what is deeper says so to those who hear the page.
 */
export function Heading({ below = 0, ...rest }: HeadingProperties) {
  const level = useHeadingLevel() + below;
  if (level === 2) return <h2 {...rest} />;
  if (level === 3) return <h3 {...rest} />;
  return <h4 aria-level={level} {...rest} />;
}

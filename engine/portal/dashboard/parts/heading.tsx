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

/** A heading of a part that stands on a page of its own, and within another part too. */
export function Heading({ below = 0, ...rest }: HeadingProperties) {
  const level = useHeadingLevel();
  const Tag = `h${below === 0 ? level : ((level + 1) as 3 | 4 | 5 | 6)}` as const;
  return <Tag {...rest} />;
}

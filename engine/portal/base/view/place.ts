import type { ComponentType } from 'react';
import type { Layout } from '#contract/programs/program.ts';

/** Loads the component of a page, which is a file of its own in the build. */
export type LoadPage = () => Promise<{ readonly Page: ComponentType<{ content: never }> }>;

/**
 * A page at an address that no manifest gives. Its name is that of the file which declares it; all
 * that is known of it elsewhere is written from there by `npm run generate`.
 */
export interface Place {
  /**
   * "/bingo/{campaign_id}/generate": a part in braces is given to the page by its name; `{name}` is
   * a program's slug. Its first segment is reserved: no program may have an address below it.
   */
  readonly address: string;
  /** Whether every address below shows the same page, which tells them apart; absent where not. */
  readonly below?: true;
  readonly layout: Layout;
  /** In English; its word is `title.<name>`. Absent: the page is called by the site's name. */
  readonly title?: string;
  /** Where it is served: on the main host alone, or on every program's own host too. */
  readonly hosts: 'main' | 'every';
  /** Whether search engines may list it; absent where not. */
  readonly listed?: true;
  /** Whether the theme's art is in sight at once; absent where not. */
  readonly pictured?: true;
  readonly load: LoadPage;
}

/** A section of programs. Its name is the manifest's, and that of the file which declares it. */
export interface SectionPlace {
  /** Where it stands below a program whose manifest puts it nowhere else. */
  readonly path: string;
  /** Whether it shows one of its things at `<path>/{id}`; absent where not. */
  readonly detail?: true;
  /** In English; its word is `section.<name>`. */
  readonly title: string;
  readonly pictured?: true;
  readonly load: LoadPage;
}

/** What stands at an address: how to load it, and what the build knows of it. */
export interface Shown {
  readonly load: LoadPage;
  readonly pictured?: true;
  /** The parts of the capabilities' words that it says beside the shared one; absent for none. */
  readonly words?: readonly string[];
}

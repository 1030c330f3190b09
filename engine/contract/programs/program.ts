import type { ProgramManifest } from '../generated/program-manifest.ts';
import type {
  Block as ManifestBlock,
  ManifestImage,
  Page,
  PublicProgramFields,
} from '../generated/public-program.ts';
import type { PublicSiteFields } from '../generated/public-site.ts';
import type { SiteManifest, Theme } from '../generated/site-manifest.ts';
import type { WindowState } from '../vocabulary/state-words.ts';

/** A picture on a page: `file` is its address, and width and height are its own, in pixels. */
export type PageImage = Readonly<ManifestImage> & {
  readonly width: number;
  readonly height: number;
};
type Shown<One> = One extends { image?: ManifestImage }
  ? Omit<One, 'image'> & { readonly image?: PageImage }
  : One;
/** A block as pages show it. */
export type Block = Shown<ManifestBlock>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
export type BlockKind = Block['kind'];
export type { Page, ProgramManifest, SiteManifest, Theme };

export const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const SECTION_NAMES = [
  'index',
  'login',
  'dashboard',
  'account',
  'challenges',
  'rewards',
  'leaderboards',
  'quests',
  'requests',
  'history',
  'claims',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export const LEGAL_KINDS = ['terms', 'privacy', 'code_of_conduct'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export type Layout = NonNullable<Page['layout']>;
export type ColorMode = NonNullable<Page['color_mode']>;

/** A section as its program's pages know it: how it is called and where it is. */
export interface Section {
  readonly name: SectionName;
  /** Absent: the engine's own word, translated. */
  readonly title?: string;
  readonly path: string;
}

/** A section with everything filled in that the manifest may leave out. */
export interface ServedSection extends Section {
  readonly layout: Layout;
  readonly guards: readonly string[];
}

/**
 * A program after site defaults and the environment's overlay: every optional field that the
 * engine needs is there. Frozen. Never sent to a browser: see PublicProgram.
 */
export type Program = Readonly<
  Omit<ProgramManifest, '$schema' | 'environments' | 'sections' | 'base_route' | 'hosts'>
> & {
  readonly base_route: string;
  readonly hosts: readonly string[];
  readonly locales: readonly string[];
  readonly color_mode: ColorMode;
  readonly sections: readonly ServedSection[];
  readonly theme: Theme;
};

/** Open, closed for now, or not open yet; `until` is the moment this changes (RFC 3339). */
export interface ApplicationState {
  readonly state: WindowState;
  readonly until?: string;
}

/** What the browser may know of a program, in one locale. Pages travel one at a time. */
export type PublicProgram = Omit<
  PublicProgramFields,
  'pages' | 'sections' | 'hosts' | 'locales' | 'base_route' | 'messages'
> & {
  /** Where its pages live in the router; empty on its own host. */
  readonly base_route: string;
  readonly locales: readonly string[];
  readonly sections: readonly Section[];
};

export type PublicSite = PublicSiteFields;
export type PublicPage = Omit<Page, 'blocks'> & { readonly blocks: Block[] };

import type { PublicProfile } from '../shapes/profile.ts';
import type { DirectorySearch } from './directory-search.ts';
import type {
  ApplicationState,
  ColorMode,
  Layout,
  LegalKind,
  PublicPage,
  PublicProgram,
  Section,
  Theme,
} from './program.ts';
import type { Inline, RichText } from './rich-text.ts';

export type { Inline };

/** A program as lists show it. */
export interface ProgramCard {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly publisher: string;
  readonly description: string;
  /** The locale that the description is in. */
  readonly language: string;
  /** The address of the icon; absent where it has none of its own. */
  readonly favicon?: string;
  readonly href: string;
  readonly locales: readonly string[];
  readonly applications: ApplicationState;
  /** Ids of the site's identity providers. */
  readonly platforms: readonly string[];
  /** The address of its picture, 1200 by 630. */
  readonly picture: string;
}

/** What of the list of all programs is shown, with how one may narrow it. */
export interface ProgramDirectory {
  readonly search: DirectorySearch;
  /** Whether all programs are here, found or not: the browser then searches by itself. */
  readonly complete: boolean;
  readonly platforms: readonly Omit<IdentityProvider, 'icon'>[];
  readonly languages: readonly string[];
}

export interface LegalText {
  readonly kind: LegalKind;
  readonly version: string;
  readonly title: string;
  readonly body: RichText;
  /** The language it is written in, where that is not the page's. */
  readonly language?: string;
}

export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
}

/** A creator's public profile, with what its accounts' providers are called. */
export type ShownProfile = Omit<PublicProfile, 'links' | 'searchable'> & {
  readonly links: readonly {
    readonly provider: Omit<IdentityProvider, 'id'>;
    readonly name: string;
    readonly address: string | null;
  }[];
};

/** What the place of an address is, beside its layout and title. */
export type ViewContent =
  | { readonly kind: 'page'; readonly page: PublicPage }
  | { readonly kind: 'section'; readonly section: Section; readonly id?: string }
  | { readonly kind: 'legal'; readonly legal: LegalText }
  | {
      readonly kind: 'index';
      /** Some of them. */
      readonly programs: readonly ProgramCard[];
      /** How many there are. */
      readonly total: number;
    }
  | {
      readonly kind: 'display-programs';
      /** A page of those that were found, or all there are. */
      readonly programs: readonly ProgramCard[];
      /** How many were found. */
      readonly total: number;
      readonly page: number;
      readonly directory: ProgramDirectory;
    }
  | {
      readonly kind: 'site';
      readonly route: string;
      /** What the address names, of a bingo page; tokens of links stay out of documents. */
      readonly parameters?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'profile'; readonly profile: ShownProfile }
  | { readonly kind: 'not_found'; readonly path: string };

/** A message as the runtime takes it: text, or text with placeholders between. */
export type CompiledMessage = string | readonly unknown[];

/** Where the API is, and what every call carries (specification, section 7). */
export interface ApiAddress {
  readonly base_url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const DEFAULT_API: ApiAddress = { base_url: '/api', headers: { Gamesight: 'true' } };

/** The events service, and the key that opens to visitors what everybody may see. */
export interface EventsAddress {
  /** Its HTTP endpoint, `https://…/event`; absent: our own, on the visitor's host. */
  readonly endpoint?: string;
  readonly region?: string;
  readonly api_key: string;
  /** The cloud identity service whose guests it lets in. */
  readonly identity?: EventsIdentity;
}

/** A cloud identity service: nobody logs in there, everybody is a guest. */
export interface EventsIdentity {
  readonly endpoint: string;
  readonly identity_pool_id: string;
  readonly region: string;
}

/**
 * What of a theme its components read; colours and measures travel as CSS. Landing pages have the
 * picture alone: the looks of what lies behind them are not theirs.
 */
export type ViewTheme = Pick<Theme, 'art' | 'card' | 'button' | 'frame'>;

/**
 * Everything a page shows, in one locale: the same for every visitor of an address. The server
 * renders it and sends it along as data; the browser hydrates from that.
 */
export interface View {
  readonly status: 200 | 404;
  readonly locale: string;
  readonly product: string;
  /** The program's own part of the tab's title; absent on the program's landing page. */
  readonly title?: string;
  /** The id of an engine message that titles the page. */
  readonly title_id?: string;
  readonly description: string;
  readonly robots: 'index' | 'noindex';
  /** The page's address in the default locale; `?locale=` makes those of the others. */
  readonly canonical: string;
  readonly locales: readonly string[];
  readonly layout: Layout;
  readonly color_mode: Exclude<ColorMode, 'system'>;
  readonly guards: readonly string[];
  readonly program?: PublicProgram;
  readonly applications?: ApplicationState;
  /** Of a section: the program's page for those who are too young, where it has one. */
  readonly age_gate?: string;
  readonly providers: readonly IdentityProvider[];
  /** Where the program's addresses begin on this host; empty on its own. */
  readonly base: string;
  /** Origin of the portal itself, where this is a program's own host; otherwise empty. */
  readonly portal_origin: string;
  readonly contact: string;
  readonly theme: ViewTheme;
  readonly content: ViewContent;
  /** The icons that the manifest names: SVG markup, or the `d` of a path where they are lines. */
  readonly icons: Readonly<Record<string, string>>;
  /** The engine's words that this program replaces, compiled for the message runtime. */
  readonly messages: Readonly<Record<string, CompiledMessage>>;
  /** Places on the landing page that the menu leads to. */
  readonly anchors: readonly ('faq' | 'resources')[];
  /** Where icons come from that are not at hand; a path is on the visitor's own host. */
  readonly icon_base_url: string;
  /** Where the API is called and with which headers; absent where that is DEFAULT_API. */
  readonly api?: ApiAddress;
  /** The events service, where it is not our own on this host with the key that all know. */
  readonly events?: EventsAddress;
  /** Third parties of the site; they load only after consent. */
  readonly third_parties: {
    readonly icon_stylesheet?: {
      readonly url: string;
      readonly integrity?: string;
      /** The set of which it has icons, and their classes; `{name}` stands for the icon's. */
      readonly icons?: { readonly set: string; readonly class: string };
    };
    /** Whether there is a translation widget: its frame has the rest. */
    readonly translation_widget?: true;
  };
}

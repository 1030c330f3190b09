import type { Pictured } from '../vocabulary/picture-words.ts';
import type { LocalizedText } from './campaign.ts';
import type { Issue } from './issue.ts';
import type { LegalKind, Program, SiteManifest } from './program.ts';
import type { RichText } from './rich-text.ts';

/** A legal document in each language it is written in. */
export interface LegalDocument {
  readonly version: string;
  readonly texts: Readonly<Record<string, { readonly title: string; readonly body: RichText }>>;
}

export type TextPatch = Readonly<Record<number, string | RichText>>;

/** A picture that a program or its campaign gives something, and its file as it is. */
export interface CompiledImage {
  /** Its path in the assets folder. */
  readonly file: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** SVG: sharp at any size, and small as it is. */
  readonly drawing: boolean;
  /** Absent where it only decorates. */
  readonly alt?: LocalizedText;
  /** Percent from the left and from above; absent: the middle. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** By what they are of and its id. */
export type CompiledImages = Readonly<
  Partial<Record<Pictured, Readonly<Record<string | number, CompiledImage>>>>
>;

/** What the catalogue keeps of one program, ready to be served. */
export interface CompiledProgram {
  readonly slug: string;
  /** Changes whenever anything that visitors could see does. */
  readonly hash: string;
  readonly program: Program;
  /** The public projection in the default locale. */
  readonly projection: Readonly<Record<string, unknown>>;
  /** Files of its assets folder that it shows: name → content hash. No others are served. */
  readonly assets: Readonly<Record<string, string>>;
  /** The pictures among them that have lighter forms, or are of something. */
  readonly images: CompiledImages;
  /** Icons its pages use: name → drawing, as views carry it. */
  readonly icons: Readonly<Record<string, string>>;
  readonly palettes: {
    readonly dark: Readonly<Record<string, string>>;
    readonly light: Readonly<Record<string, string>>;
  };
  readonly coverage: Readonly<Record<string, Coverage>>;
  /** What few pages need; parsed when first asked for. */
  readonly annex: () => ProgramAnnex;
}

/** A program's translations and legal documents: they weigh more than all the rest. */
export interface ProgramAnnex {
  /** Where the projection holds text. */
  readonly texts: readonly (readonly (string | number)[])[];
  /** Per locale: index into `texts` → the translation. */
  readonly patches: Readonly<Record<string, TextPatch>>;
  readonly legal: Readonly<Partial<Record<LegalKind, LegalDocument>>>;
}

export interface Coverage {
  readonly translated: number;
  readonly total: number;
}

/** The site, ready to be served. */
export interface CompiledSite {
  readonly hash: string;
  readonly site: SiteManifest;
  readonly projection: Readonly<Record<string, unknown>>;
  readonly legal: Readonly<Partial<Record<LegalKind, LegalDocument>>>;
  readonly palettes: CompiledProgram['palettes'];
}

/** What the index knows of each program; all that is held in memory for every one of them. */
export interface IndexEntry {
  readonly slug: string;
  /** Fingerprint of the folder at the last attempt to compile it. */
  readonly stamp: string;
  /** The program as it is served; absent where no version was ever sound. */
  readonly served?: ServedProgram;
  readonly issues: readonly Issue[];
  /** It asks for what another program has, or asks for as well: tried again with every change. */
  readonly contested?: true;
  /** What it asks for while no version of it is served. */
  readonly asked?: Holdings;
}

/** What only one program of a catalogue may have. */
export interface Holdings {
  readonly uuid: string;
  readonly hosts: readonly string[];
  readonly base_route: string;
  readonly aliases: readonly { readonly from: string }[];
}

export interface ServedProgram {
  readonly hash: string;
  readonly uuid: string;
  readonly status: Program['status'];
  readonly title: string;
  readonly publisher: string;
  readonly description: string;
  readonly hosts: readonly string[];
  readonly base_route: string;
  readonly locales: readonly string[];
  /** When creators can apply. */
  readonly applications: Pick<Program['applications'], 'state' | 'opens_at' | 'closes_at'>;
  /** Ids of the identity providers with which its creators sign in. */
  readonly platforms: readonly string[];
  readonly aliases: NonNullable<Program['aliases']>;
  readonly coverage: Readonly<Record<string, Coverage>>;
  /** It or its campaign shows pictures. */
  readonly pictured?: true;
  /** Platforms that metrics of its campaign are read from, or roles given on; absent where there are none. */
  readonly connectors?: readonly string[];
  /** Changes whenever anything in its campaign does; absent where it has none. */
  readonly campaign_hash?: string;
}

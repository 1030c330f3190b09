import type { SiteManifest } from '#contract/programs/program.ts';

/** What the refinements of one program know beside its manifest. */
export interface Knowledge {
  readonly site: SiteManifest;
  /** The folder's name. */
  readonly folder: string;
  /** Files below assets/, with their size and, for SVG, their text. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Names of icons by set. */
  readonly hasIcon: (name: string) => boolean;
  readonly iconNames: () => readonly string[];
  /** The engine's messages: id → its placeholders. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

export interface AssetFile {
  readonly hash: string;
  readonly svg?: string;
}

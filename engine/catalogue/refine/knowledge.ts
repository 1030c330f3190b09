import type { SiteManifest } from '#contract/programs/program.ts';

/** What the refinements of one program know beside its manifest. */
export interface Knowledge {
  readonly site: SiteManifest;
  /** The folder's name. */
  readonly folder: string;
  /** Files below assets/. */
  readonly assets: ReadonlyMap<string, AssetFile>;
  /** Names of icons by set. */
  readonly hasIcon: (name: string) => boolean;
  readonly iconNames: () => readonly string[];
  /** The engine's messages: id → its placeholders. */
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

export interface AssetFile {
  /** Of its content; empty where it is too large to be read. */
  readonly hash: string;
  readonly bytes: number;
  /** What its bytes are, whatever it is called; undefined for what is no picture. */
  readonly type: PictureType | undefined;
  /** In pixels; absent where the file does not say, as drawings need not. */
  readonly size?: PictureSize;
  /** What is wrong with its bytes, such as where the markup of a drawing breaks. */
  readonly fault?: string;
  readonly svg?: string;
}

export type PictureType = 'svg' | 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

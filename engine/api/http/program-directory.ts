import type { PublicProgramFields } from '#contract/generated/public-program.ts';
import type { Campaign } from '#contract/programs/campaign.ts';
import type { Coverage } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { ExplainedManifest } from '#contract/programs/manifest.ts';
import type { LegalKind, Program, PublicProgram } from '#contract/programs/program.ts';
import type { Image } from '#contract/shapes/images.ts';
import type { Pictured } from '#contract/vocabulary/picture-words.ts';
import type { ArtworkKind } from '#domain/programs/artwork-address.ts';

/** What the API knows of a program; `main` injects it from the catalogue. */
export interface ApiProgram {
  readonly uuid: string;
  readonly slug: string;
  /** The resolved manifest; never answered as it is. */
  readonly program: Program;
  /** What of the manifest may be seen, in a locale: forms, custom fields, announcements, words. */
  readonly localised: (locale: string) => Pick<PublicProgram & PublicProgramFields, LocalisedField>;
  /** The campaign of the manifest; what holds is what was applied to the store. */
  readonly campaign: () => Campaign | undefined;
  /** What is wrong in its folder as it is now; with errors, all else here is the last version without. */
  readonly issues: () => readonly Issue[];
  /** The resolved manifest with where each field is written. */
  readonly explain: () => Promise<ExplainedManifest>;
  /** How much of its texts is translated to each locale that does not read them as written. */
  readonly coverage: Readonly<Record<string, Coverage>>;
  /** The legal documents that it has, its own or the site's. */
  readonly legalKinds: () => readonly LegalKind[];
  /** The picture that the manifests give something; null where they give none. */
  readonly image: (of: Pictured, id: number | string, locale: string) => Image | null;
  /** Every picture that the manifests give something, and of what. */
  readonly images: (locale: string) => readonly ImageOfThing[];
  /** Something's own picture, or what is drawn in its place. */
  readonly imageOrArt: (of: Pictured, thing: ThingOfImage, locale: string) => Image;
  /** The address of the picture that lists show of it, 1200 by 630. */
  readonly picture: (locale: string) => string;
  /** Version of each agreement that the program asks for, by its name. */
  readonly agreementVersions: Readonly<Record<string, string>>;
  /** Address that mails link to, e.g. `https://creators.example` or `http://localhost:3000`. */
  readonly origin: string;
  /** Where its pages begin on that origin; empty on a host of its own. */
  readonly base_route: string;
}

export interface ThingOfImage {
  readonly id: number;
  readonly kind: ArtworkKind;
}

export interface ImageOfThing {
  readonly of: Pictured;
  readonly id: string;
  readonly image: Image;
}

export type LocalisedField =
  | 'title'
  | 'agreements'
  | 'applications'
  | 'custom_fields'
  | 'announcements'
  | 'messages';

/** The programs that are served. */
export interface ProgramDirectory {
  byUuid(uuid: string): ApiProgram | undefined;
  bySlug(slug: string): ApiProgram | undefined;
  all(): readonly ApiProgram[];
}

import type { Issue } from './issue.ts';
import type { Environment } from './program.ts';

/** A line of a manifest's file. */
export interface ManifestLine {
  /** Relative to the folder that holds the catalogue's folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Where a field of a resolved program comes from; the engine's defaults have no file. */
export interface FieldSource extends Partial<ManifestLine> {
  readonly from: 'program' | 'environment' | 'site' | 'engine';
  /** The environment whose overlay says it. */
  readonly environment?: Environment;
  /** What fills the gaps that the field leaves. */
  readonly over?: FieldSource;
}
export type FieldSources = Readonly<Record<string, FieldSource>>;

/**
 * Whether the files say what is served: `outdated` where they have errors, so that the last version
 * without is served; `absent` where this machine has what was compiled, and not the files.
 */
export const MANIFEST_STATES = ['current', 'outdated', 'absent'] as const;
export type ManifestState = (typeof MANIFEST_STATES)[number];

export interface ExplainedField {
  readonly name: string;
  /** `name: value` as YAML. */
  readonly yaml: string;
  /** Absent unless the files are current. */
  readonly source?: FieldSource;
}

/** A program as it is served, and where each of its fields is written. */
export interface ExplainedManifest {
  readonly state: ManifestState;
  readonly fields: readonly ExplainedField[];
  /** Of the program and of the site, in the order of the files. */
  readonly issues: readonly Issue[];
}

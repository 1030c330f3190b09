import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { moment, uuidQuery } from '../endpoints/fields.ts';
import { MANIFEST_STATES } from '../programs/manifest.ts';
import { ENVIRONMENTS } from '../programs/program.ts';
import { PREVIEW_PHASES } from '../vocabulary/plan-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

const line = { file: z.string(), line: z.int() };

const fieldSource = z.strictObject({
  /** The manifest, its overlay for the environment, the site's manifest, or the engine's default. */
  from: z.enum(['program', 'environment', 'site', 'engine']),
  /** Null for the engine’s default. */
  place: z.nullable(z.strictObject(line)),
  /** The site’s value that fills the gaps; null where the field is all there is. */
  over: z.nullable(z.strictObject(line)),
});
export type ManifestFieldSource = z.infer<typeof fieldSource>;

const issue = z.strictObject({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  ...line,
  column: z.int(),
  /** The place in the manifest, such as `hosts[1]`; empty for the whole file. */
  path: z.string(),
  message: z.string(),
  action: z.string(),
});
export type ManifestIssue = z.infer<typeof issue>;

export const readManifest = defineEndpoint({
  ...operator,
  id: 'readManifest',
  method: 'GET',
  path: '/operator/manifest',
  action: 'read',
  summary:
    'The program’s manifest as it is served, where each field is written, and what is wrong with the files: what `marquee show` and `marquee validate` say.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /**
     * `outdated`: the files have errors, and the last version without is served; `absent`: the
     * server has what was compiled, and not the files. Sources are there where it is `current`.
     */
    state: z.enum(MANIFEST_STATES),
    /** Whose overlay holds. */
    environment: z.enum(ENVIRONMENTS),
    fields: z.array(
      z.strictObject({
        name: z.string(),
        /** `name: value`. */
        yaml: z.string(),
        source: z.nullable(fieldSource),
      }),
    ),
    /** Of the program and of the site, in the order of the files. */
    issues: z.array(issue),
  }),
  errors: [],
  rate: 'read',
});

const shownPage = z.strictObject({
  kind: z.enum(['page', 'section', 'legal']),
  /** Below the program; one that ends in `/*` has no address of its own. */
  path: z.string(),
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** What it is always shown in; `preference`: what the visitor chose. */
  color_mode: z.enum(['dark', 'light', 'preference']),
  /** Whether one must be signed in to see it. */
  members: z.boolean(),
});
export type ShownPage = z.infer<typeof shownPage>;

const previewMoment = z.strictObject({
  /** What it is beside. */
  of: z.enum(['applications', 'season']),
  /** Null for the applications. */
  title: z.nullable(z.string()),
  phase: z.enum(PREVIEW_PHASES),
  at: moment,
});
export type PreviewMoment = z.infer<typeof previewMoment>;

const contrastPair = z.strictObject({
  mode: z.enum(['dark', 'light']),
  foreground: z.string(),
  background: z.string(),
  /** What is reached, and what WCAG AA wants. */
  contrast: z.number(),
  wanted: z.number(),
});
export type MeasuredPair = z.infer<typeof contrastPair>;

export const readAppearance = defineEndpoint({
  ...operator,
  id: 'readAppearance',
  method: 'GET',
  path: '/operator/appearance',
  action: 'read',
  summary:
    'Every page of the program with its address, the moments at which it looks different, how much of it each language has, and the contrast of its colours. `?at=` in a page’s address shows it as of a moment.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    pages: z.array(shownPage),
    /** Around the seasons of the manifest and the time in which one applies, in their order. */
    moments: z.array(previewMoment),
    locales: z.array(
      z.strictObject({
        locale: z.string(),
        /** Null for a language that reads the texts as they are written. */
        coverage: z.nullable(z.strictObject({ translated: z.int(), total: z.int() })),
      }),
    ),
    contrast: z.array(contrastPair),
  }),
  errors: [],
  rate: 'read',
});

export const MANIFEST_ENDPOINTS = [readManifest, readAppearance] as const;

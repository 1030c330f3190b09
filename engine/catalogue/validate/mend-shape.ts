import type { ErrorObject } from 'ajv';
import type { Finding } from '../issues/raise.ts';
import { type Annotation, annotationAt, type Path } from '../schema/annotation.ts';
import { type Kind, readPointer, shapeErrors, shapeOf } from './validate-shape.ts';

/** A manifest with its faults of shape taken out, so that the rest of it can be checked. */
export interface Mended<Manifest> {
  readonly manifest: Manifest;
  /** Fields that were taken out, or filled in with a sample. */
  readonly places: readonly Path[];
}

/** What names a part or decides which fields it has: without it nothing sure can be said. */
const DECISIVE: readonly unknown[] = [
  ...['slug', 'uuid', 'path', 'name', 'id', 'value', 'kind', 'type', 'offer', 'state', 'repeat'],
];
/** A field that was taken out may be one that is needed, which the next round fills in. */
const ROUNDS = 4;

/**
 * Takes misspelt and malformed single values out of a copy, and fills in those that must be there.
 * Undefined where a whole part is broken: then what refers to it could be called wrong by mistake.
 */
export async function mendShape<Manifest>(
  kind: Kind,
  value: Record<string, unknown>,
): Promise<Mended<Manifest> | undefined> {
  const root = await shapeOf(kind);
  const manifest = structuredClone(value);
  const places: Path[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = shapeErrors(kind, manifest);
    if (errors.length === 0) return { manifest: manifest as Manifest, places };
    for (const error of errors) {
      const place = mendOne(error, manifest, root);
      if (!place) return undefined;
      places.push(place);
    }
  }
  return undefined;
}

function mendOne(
  { keyword, params, instancePath, propertyName }: ErrorObject,
  manifest: Record<string, unknown>,
  root: Annotation,
): Path | undefined {
  const at = readPointer(instancePath, manifest);
  const field = params.additionalProperty ?? params.missingProperty ?? at.at(-1);
  const path = typeof params.missingProperty === 'string' || keyword === 'additionalProperties';
  const holderPath = path ? at : at.slice(0, -1);
  const holder = read(manifest, holderPath);
  if (typeof field !== 'string' || propertyName !== undefined) return undefined;
  if (DECISIVE.includes(field) || !isRecord(holder)) return undefined;
  if (keyword !== 'required') {
    const known = annotationAt(root, manifest, [...holderPath, field]);
    if (isPart(holder[field]) || known?.items || known?.properties || known?.variants)
      return undefined;
    delete holder[field];
    return [...holderPath, field];
  }
  const sample = annotationAt(root, manifest, at)?.properties?.[field]?.example;
  if (sample === undefined || isPart(sample)) return undefined;
  holder[field] = sample;
  return [...at, field];
}

const isPart = (value: unknown) => typeof value === 'object' && value !== null;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  isPart(value) && !Array.isArray(value);
const read = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((current, part) => Object(current)[part], value);

/** Findings that no mended place may have caused: none at it, in it, or of the part it is in. */
export function unrelated(
  findings: readonly Finding[],
  mended: Mended<unknown> | undefined,
): readonly Finding[] {
  const places = mended?.places ?? [];
  const meets = (first: Path, second: Path) => first.every((part, index) => part === second[index]);
  return findings.filter(
    ({ path }) => !places.some((place) => meets(place, path) || meets(path, place)),
  );
}

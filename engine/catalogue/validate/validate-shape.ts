import { createRequire } from 'node:module';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Finding, raise, writePath } from '../issues/raise.ts';
import { suggest } from '../issues/suggest.ts';
import { type Annotation, annotationAt, type Path } from '../schema/annotation.ts';
import { rangeWords, typeWords } from './limits.ts';

export type Kind = 'program' | 'site' | 'campaign';
interface Validators {
  validateProgram: ValidateFunction;
  validateSite: ValidateFunction;
  validateCampaign: ValidateFunction;
}
const VALIDATORS = {
  program: 'validateProgram',
  site: 'validateSite',
  campaign: 'validateCampaign',
} as const satisfies Record<Kind, keyof Validators>;

const require = createRequire(import.meta.url);
let validators: Validators | undefined;
let documentation: Record<Kind, Annotation> | undefined;

/** Checks a manifest's shape against its schema; every fault at once, nothing coerced. */
export async function validateShape(
  kind: Kind,
  value: Record<string, unknown>,
): Promise<Finding[]> {
  const errors = shapeErrors(kind, value);
  if (errors.length === 0) return [];
  const root = await shapeOf(kind);
  const findings = errors.flatMap((error) => explain(error, value, root) ?? []);
  // A host name that is no host name fails a format and a pattern: once is enough.
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** What the schema's validator says of a value. */
export function shapeErrors(kind: Kind, value: Record<string, unknown>): readonly ErrorObject[] {
  // Half a megabyte of validators: loaded when a manifest needs them, not at every start.
  validators ??= require('../generated/validators.cjs') as Validators;
  const validate = validators[VALIDATORS[kind]];
  return validate(value) ? [] : (validate.errors ?? []);
}

/** What the schema of a manifest documents. */
export async function shapeOf(kind: Kind): Promise<Annotation> {
  documentation ??= (await import('../generated/documentation.ts')).DOCUMENTATION;
  return documentation[kind];
}

function explain(
  error: ErrorObject,
  value: Record<string, unknown>,
  root: Annotation,
): Finding | undefined {
  const at = readPointer(error.instancePath, value);
  const path = writePath(at);
  const found = read(value, at);
  const about = annotationAt(root, value, at);
  const { params } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const field = String(params.additionalProperty);
      const known = Object.keys(about?.properties ?? {}).filter((name) => name !== '$schema');
      return raise(
        'SHAPE_UNKNOWN_FIELD',
        { field, parent: path, known, suggestion: suggest(field, known) },
        { path: [...at, field], atKey: true },
      );
    }
    case 'required': {
      const field = String(params.missingProperty);
      if (field === 'kind' && about?.variants) return undefined; // told by the discriminator
      const example = about?.properties?.[field]?.example;
      return raise('SHAPE_MISSING_FIELD', { field, parent: path, example }, { path: at });
    }
    case 'type':
      return raise(
        'SHAPE_WRONG_TYPE',
        { ...typeWords(String(params.type), found), found },
        { path: at },
      );
    case 'enum':
    case 'const': {
      const allowed = (params.allowedValues ?? [params.allowedValue]).map(String);
      const suggestion = suggest(String(found), allowed);
      return raise('SHAPE_NOT_ALLOWED', { allowed, found, suggestion }, { path: at });
    }
    case 'discriminator': {
      const known = Object.keys(about?.variants ?? {});
      const kind = params.tagValue;
      const suggestion = suggest(String(kind), known);
      const place = { path: kind === undefined ? at : [...at, 'kind'] };
      if (at.at(-2) === 'blocks')
        return raise('SHAPE_UNKNOWN_BLOCK', { kind, known, suggestion }, place);
      return kind === undefined
        ? raise('SHAPE_MISSING_FIELD', { field: 'kind', parent: path, example: known[0] }, place)
        : raise('SHAPE_NOT_ALLOWED', { allowed: known, found: kind, suggestion }, place);
    }
    case 'pattern':
    case 'format': {
      const key = error.propertyName;
      const shape = key === undefined ? about : about?.keys;
      return raise(
        'SHAPE_PATTERN',
        {
          found: key ?? found,
          form: shape?.form ?? shape?.description ?? '',
          example: shape?.example ?? Object.keys((about?.example as object) ?? {})[0],
        },
        key === undefined ? { path: at } : { path: [...at, key], atKey: true },
      );
    }
    case 'uniqueItems': {
      const item = (found as unknown[])[Number(params.i)];
      return raise('SHAPE_DUPLICATE_ITEM', { item }, { path: [...at, Number(params.i)] });
    }
    case 'propertyNames':
    case 'oneOf':
      return undefined; // says only that a part is wrong, which the part's own error tells
    default:
      return raise('SHAPE_OUT_OF_RANGE', rangeWords(error, found), { path: at });
  }
}

/** The path that a JSON pointer names in a value. */
export function readPointer(pointer: string, value: unknown): (string | number)[] {
  let current = value;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(current) ? Number(name) : name;
      current = (current as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}

function read(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, part) => (current as Record<string | number, unknown> | undefined)?.[part],
    value,
  );
}

/** What a schema says about a value beside its validity; generated from `schemas/`. */
export interface Annotation {
  /** The value may reach the browser. */
  public?: boolean;
  /** The value is text for people: translatable, plain or Markdown. */
  text?: 'plain' | 'markdown';
  /** What the string names: asset, icon, locale, guard, link … */
  reference?: string;
  /** What the value is; only in the documentation tree. */
  description?: string;
  /** How the value is written, where `description` says what it is for; likewise. */
  form?: string;
  /** A sample of it; only in the documentation tree. */
  example?: unknown;
  /** How many characters a text for people may have; likewise. */
  longest?: number;
  properties?: Record<string, Annotation>;
  items?: Annotation;
  /** Annotation of the values of an open map. */
  entries?: Annotation;
  /** Annotation of the keys of an open map. */
  keys?: Annotation;
  /** Annotations by the value's `kind`. */
  variants?: Record<string, Annotation>;
}

export type Path = readonly (string | number)[];

/** The annotation of a member of an annotated value; undefined where the schema knows none. */
export function memberAnnotation(
  annotation: Annotation,
  value: Record<string, unknown>,
  name: string,
): Annotation | undefined {
  const shape = annotation.variants?.[String(value.kind)] ?? annotation;
  return shape.properties?.[name] ?? shape.entries;
}

/** Calls `visit` for every string of `value` (and every key of an annotated map), depth first. */
export function walkStrings(
  annotation: Annotation,
  value: unknown,
  visit: (text: string, annotation: Annotation, path: Path) => void,
  path: Path = [],
): void {
  if (typeof value === 'string') visit(value, annotation, path);
  else if (Array.isArray(value)) {
    const items = annotation.items;
    if (items) {
      value.forEach((item, index) => {
        walkStrings(items, item, visit, [...path, index]);
      });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      if (annotation.keys) visit(name, annotation.keys, [...path, name]);
      const child = memberAnnotation(annotation, value as Record<string, unknown>, name);
      if (child) walkStrings(child, member, visit, [...path, name]);
    }
  }
}

/** The annotation of a place in a value; undefined where the schema knows none. */
export function annotationAt(root: Annotation, value: unknown, path: Path): Annotation | undefined {
  let annotation: Annotation | undefined = root;
  let current = value;
  for (const part of path) {
    if (!annotation) return undefined;
    annotation =
      typeof part === 'number'
        ? annotation.items
        : memberAnnotation(annotation, (current ?? {}) as Record<string, unknown>, part);
    current = (current as Record<string | number, unknown> | undefined)?.[part];
  }
  return annotation?.variants?.[String((current as { kind?: unknown })?.kind)] ?? annotation;
}

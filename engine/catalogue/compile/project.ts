import { type Annotation, memberAnnotation, type Path } from '../schema/annotation.ts';

export interface ProjectionHooks {
  /** Called for each text; its result stands in the projection. */
  readonly text: (text: string, format: 'plain' | 'markdown', path: Path) => unknown;
  readonly asset: (name: string) => string;
}

/** The part of a value that its schema makes public. */
export function project(
  annotation: Annotation,
  value: unknown,
  hooks: ProjectionHooks,
  path: Path = [],
): unknown {
  if (typeof value === 'string') {
    if (annotation.text) return hooks.text(value, annotation.text, path);
    return annotation.reference === 'asset' ? hooks.asset(value) : value;
  }
  if (Array.isArray(value)) {
    const { items } = annotation;
    return items && value.map((item, index) => project(items, item, hooks, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const child = memberAnnotation(annotation, value as Record<string, unknown>, name);
    if (child?.public && member !== undefined)
      result[name] = project(child, member, hooks, [...path, name]);
  }
  return result;
}

import { createRequire } from 'node:module';
import { shortDrawing } from './short-drawing.ts';

interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width?: number;
}

/** The set of which every icon is at hand. */
export const COMPILED_SET = 'tabler';

/** The icons that are compiled in. */
export interface IconLibrary {
  readonly has: (name: string) => boolean;
  readonly names: () => readonly string[];
  readonly drawings: (names: readonly string[]) => Record<string, string>;
}

const require = createRequire(import.meta.url);
let tabler: IconSet | undefined;
const icons = () => {
  tabler ??= require('@iconify-json/tabler/icons.json') as IconSet;
  return tabler.icons;
};

/** The body of `tabler:<name>`; undefined for an unknown icon or set. */
export function iconBody(name: string): string | undefined {
  const [set, icon = ''] = name.split(':');
  if (set !== COMPILED_SET || !Object.hasOwn(icons(), icon)) return undefined;
  return icons()[icon]?.body;
}

export const ICON_LIBRARY: IconLibrary = {
  has: (name) => iconBody(name) !== undefined,
  names: () => Object.keys(icons()).map((icon) => `tabler:${icon}`),
  drawings: (names) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const body = iconBody(name);
        return body === undefined ? [] : [[name, shortDrawing(body)]];
      }),
    ),
};

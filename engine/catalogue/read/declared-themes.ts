import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What of a theme decides on its typefaces, as manifests declare it. */
export interface DeclaredTheme {
  readonly fonts?: Readonly<Partial<Record<'display' | 'body' | 'mono', string>>>;
  readonly display?: { readonly weight?: number };
  readonly frame?: { readonly mark?: string };
}

/**
 * The typefaces that a folder of programs asks for: those of its site, then of each program laid
 * over them. Manifests are taken as they stand: one that cannot be read asks for nothing here, and
 * is reported where programs are compiled.
 */
export function declaredThemes(folder: string): DeclaredTheme[] {
  const site = declaredTheme(folder, 'site');
  const programs = list(folder).map((slug) => declaredTheme(join(folder, slug), 'program'));
  return [site, ...programs].map((theme) => ({
    fonts: { ...site.fonts, ...theme.fonts },
    display: { ...site.display, ...theme.display },
    frame: { ...(theme.frame ?? site.frame) },
  }));
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}

function declaredTheme(folder: string, name: string): DeclaredTheme {
  for (const ending of ['yaml', 'yml', 'json']) {
    try {
      const manifest: unknown = parse(readFileSync(join(folder, `${name}.${ending}`), 'utf8'));
      const { fonts, display, frame } = (manifest as { theme?: DeclaredTheme } | null)?.theme ?? {};
      return {
        fonts: { ...fonts },
        display: display?.weight === undefined ? {} : { weight: display.weight },
        ...(frame?.mark === undefined ? {} : { frame: { mark: frame.mark } }),
      };
    } catch {}
  }
  return {};
}

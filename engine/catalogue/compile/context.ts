import { join } from 'node:path';
import { MESSAGES } from '#contract/generated/messages.ts';
import type { Environment, SiteManifest } from '#contract/programs/program.ts';
import { ICON_LIBRARY, type IconLibrary } from './icons.ts';
import type { Dictionary } from './translations.ts';
import { readTranslations } from './translations.ts';

/** What compiling any program of a catalogue needs beside its folder. */
export interface CompileContext {
  /** The catalogue's folder. */
  readonly folder: string;
  /** The folder as issues name it, such as `programs`. */
  readonly name: string;
  readonly environment: Environment;
  readonly site: SiteManifest;
  /** The shared phrases, per locale. */
  readonly phrases: ReadonlyMap<string, Dictionary>;
  readonly icons: IconLibrary;
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

export function createContext(
  folder: string,
  name: string,
  environment: Environment,
  site: SiteManifest,
): CompileContext {
  const { dictionaries } = readTranslations(join(folder, 'locales'), 'locales');
  return {
    folder,
    name,
    environment,
    site,
    phrases: dictionaries,
    icons: ICON_LIBRARY,
    messages: MESSAGES,
  };
}

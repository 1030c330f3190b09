import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Campaign } from '#contract/programs/campaign.ts';
import type {
  CompiledProgram,
  CompiledSite,
  Holdings,
  IndexEntry,
  ProgramAnnex,
} from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { deepFreeze } from '../resolve/deep-freeze.ts';

/** What is kept between runs: the index and the site; programs lie in files of their own. */
export interface StoredIndex {
  /** Fingerprint of the code that compiled it. */
  readonly engine: string;
  /** Fingerprint of site.yaml, the shared phrases and legal documents. */
  readonly siteStamp: string;
  readonly site: CompiledSite;
  readonly siteIssues: readonly Issue[];
  readonly entries: readonly IndexEntry[];
}

/**
 * What each program had when an index was written, by another version of the engine perhaps: only
 * what still looks like it is taken.
 */
export function holdingsOf({ entries }: Pick<StoredIndex, 'entries'>): Map<string, Holdings> {
  const held = new Map<string, Holdings>();
  for (const { slug, served } of Array.isArray(entries) ? entries : [])
    if (served && Array.isArray(served.hosts) && Array.isArray(served.aliases))
      held.set(slug, served);
  return held;
}

/** Milliseconds for which a compiled program stays, whoever names it: another process may have made it. */
const FRESH = 60_000;

/** Files below one folder. Writing replaces whole files, so a reader never sees half of one. */
export class CatalogueStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(join(folder, 'programs'), { recursive: true });
  }

  readIndex(): StoredIndex | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#folder, 'index.json'), 'utf8')) as StoredIndex;
    } catch {
      return undefined; // absent, or cut short by a crash: everything is compiled again
    }
  }

  /** Writes an index, and removes older compiled programs and campaigns that it does not name. */
  keep(index: StoredIndex): void {
    this.#replace('index.json', JSON.stringify(index));
    this.#prune(index.entries);
  }

  /** A program, frozen. */
  readProgram(slug: string, hash: string): CompiledProgram {
    const bytes = readFileSync(this.#programFile(slug, hash));
    const end = bytes.indexOf('\n');
    let annex: ProgramAnnex | undefined;
    const readAnnex = () => {
      annex ??= deepFreeze(JSON.parse(bytes.toString('utf8', end)) as ProgramAnnex);
      return annex;
    };
    const core = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<CompiledProgram, 'annex'>;
    return deepFreeze({ ...core, annex: readAnnex });
  }

  /** `stored` is a line of JSON with all but the annex, and a line with that. */
  writeProgram(slug: string, hash: string, stored: string): void {
    writeFileSync(this.#programFile(slug, hash), stored);
  }

  /** A program's campaign, frozen. */
  readCampaign(slug: string, hash: string): Campaign {
    return deepFreeze(JSON.parse(readFileSync(this.#campaignFile(slug, hash), 'utf8')) as Campaign);
  }

  writeCampaign(slug: string, hash: string, stored: string): void {
    writeFileSync(this.#campaignFile(slug, hash), stored);
  }

  #prune(entries: Iterable<IndexEntry>): void {
    const kept = new Set<string>();
    for (const { slug, served } of entries) {
      if (served) kept.add(`${slug}.${served.hash}.json`);
      if (served?.campaign_hash) kept.add(campaignName(slug, served.campaign_hash));
    }
    const before = Date.now() - FRESH;
    for (const file of readdirSync(join(this.#folder, 'programs'))) {
      const path = join(this.#folder, 'programs', file);
      if (kept.has(file)) continue;
      const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs !== undefined && mtimeMs < before) rmSync(path, { force: true });
    }
  }

  #programFile(slug: string, hash: string): string {
    return join(this.#folder, 'programs', `${slug}.${hash}.json`);
  }

  #campaignFile(slug: string, hash: string): string {
    return join(this.#folder, 'programs', campaignName(slug, hash));
  }

  #replace(file: string, content: string): void {
    const temporary = join(this.#folder, `${file}.${process.pid}.new`);
    writeFileSync(temporary, content);
    renameSync(temporary, join(this.#folder, file));
  }
}

const campaignName = (slug: string, hash: string) => `${slug}.${hash}.campaign.json`;

import { join, resolve } from 'node:path';
import type { Campaign } from '#contract/programs/campaign.ts';
import type {
  CompiledProgram,
  CompiledSite,
  IndexEntry,
  ServedProgram,
} from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { ExplainedManifest } from '#contract/programs/manifest.ts';
import type { Environment, Program } from '#contract/programs/program.ts';
import type { AddressBook, Alias } from '#domain/routing/resolve-address.ts';
import type { Progress } from './compile/compile-many.ts';
import { digest } from './compile/stamp.ts';
import { describe } from './issues/describe.ts';
import { byPlace } from './issues/locate.ts';
import { CatalogueStore, holdingsOf, type StoredIndex } from './store/catalogue-store.ts';
import { Directory } from './store/directory.ts';
import { engineFingerprint } from './store/fingerprint.ts';
import { Recent } from './store/recent.ts';
import { updateIndex } from './store/update-index.ts';

export interface CatalogueOptions {
  /** The folder with site.yaml and the programs. */
  readonly folder: string;
  /** Where compiled programs are kept. */
  readonly dataFolder: string;
  readonly environment: Environment;
  readonly progress?: Progress;
  /** The index of a change is kept before `refresh` is done, or put off where this is given. */
  readonly keepLater?: KeepLater;
}

/** A server answers who waits to see a change before it keeps the index. */
export interface KeepLater {
  readonly afterMs: number;
  readonly onFailure: (error: unknown) => void;
}

export interface CatalogueChange {
  /** Everything may have changed: the site did. */
  readonly site: boolean;
  readonly slugs: readonly string[];
}

/** Reads a program as it was served before a change; only while its listeners are called. */
export type ServedBefore = (slug: string) => CompiledProgram | undefined;

/** Thrown where there is nothing to serve: site.yaml is broken and no earlier version is kept. */
export class CatalogueError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    const lines = issues.map(
      (issue) => `${issue.file}:${issue.line}:${issue.column} ${describe(issue)}`,
    );
    super(lines.join('\n'));
    this.name = 'CatalogueError';
    this.issues = issues;
  }
}

const KEPT_PROGRAMS = 30;

/** The programs as they are served: an index in memory, compiled programs read when asked for. */
export class Catalogue implements AddressBook {
  readonly #options: CatalogueOptions;
  readonly #store: CatalogueStore;
  readonly #listeners = new Set<(change: CatalogueChange, before: ServedBefore) => void>();
  readonly #loaded = new Recent<CompiledProgram>(KEPT_PROGRAMS);
  readonly #campaigns = new Recent<Campaign>(KEPT_PROGRAMS);
  #index: StoredIndex;
  #hashed: { readonly index: StoredIndex; readonly hash: string } | undefined;
  #siteIssues: readonly Issue[];
  #directory: Directory;
  #last: Promise<unknown> = Promise.resolve();
  #keeping: NodeJS.Timeout | undefined;

  private constructor(options: CatalogueOptions, store: CatalogueStore, index: StoredIndex) {
    this.#options = options;
    this.#store = store;
    this.#index = index;
    this.#siteIssues = index.siteIssues;
    this.#directory = new Directory(index.entries, options.environment);
  }

  /**
   * Opens a catalogue: at once from what an earlier run compiled, otherwise by compiling it.
   * @throws CatalogueError where site.yaml is broken and was never sound.
   */
  static async open(options: CatalogueOptions): Promise<Catalogue> {
    const store = new CatalogueStore(storeFolder(options));
    const stored = store.readIndex();
    if (stored?.engine === engineFingerprint()) return new Catalogue(options, store, stored);
    const heldBefore = stored && holdingsOf(stored);
    const opening = { ...options, heldBefore };
    const { index, siteIssues } = await updateIndex(undefined, opening, storeFolder(options));
    if (!index) throw new CatalogueError(siteIssues);
    store.keep(index);
    return new Catalogue(options, store, index);
  }

  get site(): CompiledSite {
    return this.#index.site;
  }
  get hosts(): ReadonlyMap<string, string> {
    return this.#directory.hosts;
  }
  get main_hosts(): readonly string[] {
    return this.site.site.main_hosts;
  }
  get staging_hosts(): readonly string[] {
    return this.site.site.staging_hosts ?? [];
  }
  /** Empty, as no program is called, where there is none for hosts of nobody. */
  get unknown_host_program(): string {
    return this.site.site.unknown_host_program ?? '';
  }
  get entries(): readonly IndexEntry[] {
    return this.#index.entries;
  }
  /**
   * What is served, in one word: instances of one build that serve the same have the same, wherever
   * their files lie and whenever they were written.
   */
  get hash(): string {
    if (this.#hashed?.index !== this.#index)
      this.#hashed = { index: this.#index, hash: hashOf(this.#index) };
    return this.#hashed.hash;
  }
  /** Every issue of site and programs, as of the last refresh. */
  get issues(): Issue[] {
    return [...this.#siteIssues, ...this.#index.entries.flatMap(({ issues }) => issues)];
  }

  served(): IterableIterator<[string, ServedProgram]> {
    return this.#directory.all();
  }
  program(slug: string): Program | undefined {
    return this.compiled(slug)?.program;
  }
  archived(id: string): string | undefined {
    return this.#directory.archived(id);
  }
  named(id: string): string | undefined {
    return this.#directory.named(id);
  }
  alias(path: string): Alias | undefined {
    return this.#directory.alias(path);
  }
  baseRoute(path: string): string | undefined {
    return this.#directory.baseRoute(path);
  }

  /** A program with its projection; those asked for last stay in memory. */
  compiled(slug: string): CompiledProgram | undefined {
    const served = this.#directory.served(slug);
    if (!served) return undefined;
    const kept = this.#loaded.get(slug);
    if (kept?.hash === served.hash) return kept;
    const compiled = this.#store.readProgram(slug, served.hash);
    this.#loaded.set(slug, compiled);
    return compiled;
  }

  /** A program's campaign; those asked for last stay in memory. Undefined where it has none. */
  campaign(slug: string): Campaign | undefined {
    const hash = this.campaignHash(slug);
    if (hash === undefined) return undefined;
    const kept = this.#campaigns.get(slug);
    if (kept?.hash === hash) return kept;
    const campaign = this.#store.readCampaign(slug, hash);
    this.#campaigns.set(slug, campaign);
    return campaign;
  }

  /**
   * A program as it is served, where each of its fields is written in the files as they are now, and
   * what the last refresh found wrong with them and the site.
   */
  async explain(program: Program): Promise<ExplainedManifest> {
    const own = this.entries.find(({ slug }) => slug === program.slug)?.issues ?? [];
    const { environment } = this.#options;
    const folder = resolve(this.#options.folder);
    const issues = [...this.#siteIssues, ...own].sort(byPlace);
    // Parsers are loaded only where somebody asks.
    const { explainManifest } = await import('./read/explain-manifest.ts');
    return explainManifest({ program, folder, environment, issues });
  }

  /** Tells without reading it whether a campaign changed; undefined where there is none. */
  campaignHash(slug: string): string | undefined {
    return this.#directory.served(slug)?.campaign_hash;
  }

  /** Calls `listener` after each change of what is served; returns how to stop that. */
  onChange(listener: (change: CatalogueChange, before: ServedBefore) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Compiles what changed on disk since the last time: all programs, or those named. Calls queue
   * up; each sees the files as they are when its turn comes.
   */
  refresh(slugs?: readonly string[]): Promise<CatalogueChange> {
    return this.#inTurn(() => this.#refreshNow(slugs));
  }

  /** One after another: what is being compiled is not named by an index that is kept meanwhile. */
  #inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const turn = this.#last.catch(() => {}).then(work);
    this.#last = turn;
    return turn;
  }

  async #refreshNow(slugs: readonly string[] | undefined): Promise<CatalogueChange> {
    const folder = storeFolder(this.#options);
    const previous = this.#index;
    const { index, siteIssues, change } = await updateIndex(previous, this.#options, folder, slugs);
    this.#siteIssues = siteIssues;
    if (index && index !== previous) {
      const directory = this.#directory;
      const before: ServedBefore = (slug) => {
        const served = directory.served(slug);
        return served && this.#store.readProgram(slug, served.hash);
      };
      this.#index = index;
      this.#directory = new Directory(index.entries, this.#options.environment);
      for (const slug of change.slugs) {
        this.#loaded.delete(slug);
        this.#campaigns.delete(slug);
      }
      for (const listener of this.#listeners) listener(change, before);
      this.#keepLater();
    }
    return change;
  }

  /** Keeps what was put off. What is not kept is compiled again when the catalogue is next opened. */
  async close(): Promise<void> {
    const { keepLater } = this.#options;
    if (this.#keeping && keepLater) await this.#keepOrTell(keepLater);
  }

  #keepLater(): void {
    const { keepLater } = this.#options;
    if (!keepLater) this.#keep();
    else this.#keeping ??= setTimeout(() => void this.#keepOrTell(keepLater), keepLater.afterMs);
  }

  #keepOrTell({ onFailure }: KeepLater): Promise<void> {
    return this.#inTurn(() => this.#keep()).catch(onFailure);
  }

  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.#store.keep(this.#index);
  }
}

function hashOf({ site, entries }: StoredIndex): string {
  const programs = entries.flatMap(({ slug, served }) =>
    served ? [[slug, served.hash, served.campaign_hash]] : [],
  );
  return digest(JSON.stringify([site.hash, ...programs]));
}

function storeFolder({ dataFolder, environment, folder }: CatalogueOptions): string {
  return join(dataFolder, 'catalogue', `${environment}-${digest(resolve(folder)).slice(0, 8)}`);
}

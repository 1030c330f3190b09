import { join } from 'node:path';
import { digest } from '../compile/stamp.ts';
import { BundleError, readBundle } from './bundle-file.ts';
import { fetchBundle, isAddress, shownPlace } from './fetch-bundle.ts';
import { BundleShelf } from './lay-out-bundle.ts';

/**
 * A bundle in a file or behind an address, laid out as a folder. What stands there is looked at again
 * by `look`; what is broken, half written or out of reach never takes the place of what is served.
 */
export class BundleSource {
  readonly #place: string;
  readonly #shelf: BundleShelf;
  /** What was looked at last, whether it was taken or refused. */
  #version: string | undefined;
  #refused: string | undefined;
  #unreached: string | undefined;
  #served: string | undefined;
  #looking: Promise<boolean> | undefined;

  private constructor(place: string, shelf: BundleShelf) {
    this.#place = place;
    this.#shelf = shelf;
  }

  /**
   * Fetches a bundle, or goes on with the one that an earlier process took.
   * @throws BundleError where there is neither
   */
  static async open(place: string, dataFolder: string): Promise<BundleSource> {
    const shelf = new BundleShelf(join(dataFolder, 'bundles', digest(shownPlace(place))));
    const source = new BundleSource(place, shelf);
    await source.look();
    if (source.hash === undefined) throw new BundleError(source.refused);
    return source;
  }

  /** The catalogue's folder: a link to that of the bundle which is taken. */
  get folder(): string {
    return this.#shelf.folder;
  }

  /** Whether a look goes out of the machine. */
  get isRemote(): boolean {
    return isAddress(this.#place);
  }

  /** The hash of the bundle that was taken last. */
  get hash(): string | undefined {
    return this.#served;
  }

  /** Why what stands at the place is not taken; undefined where it is. */
  get refused(): string | undefined {
    const reason = this.#unreached ?? this.#refused;
    return reason && `The bundle at ${shownPlace(this.#place)} is not taken. ${reason}`;
  }

  /**
   * Looks at the place again; says whether the folder holds another bundle than before. Calls at one
   * time share one look.
   */
  look(): Promise<boolean> {
    this.#looking ??= this.#lookNow().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookNow(): Promise<boolean> {
    // Somebody may have emptied the folder of what can be made again.
    const known = this.#shelf.taken === undefined ? undefined : this.#version;
    const fetched = await fetchBundle(this.#place, known).catch(reasonOf);
    this.#unreached = typeof fetched === 'string' ? fetched : undefined;
    if (fetched && typeof fetched !== 'string') {
      const refused = await this.#take(fetched.bytes).catch(reasonOf);
      this.#refused = refused ?? undefined;
      this.#version = fetched.version;
    }
    // Another process may share the folder, and have been first.
    const before = this.#served;
    this.#served = this.#shelf.taken;
    return this.#served !== before;
  }

  async #take(bytes: Buffer): Promise<void> {
    const bundle = await readBundle(bytes);
    if (bundle.hash === this.#shelf.taken) return;
    if (![...bundle.files.keys()].some((path) => /^site\.(ya?ml|json)$/.test(path)))
      throw new BundleError('It holds no site.yaml.');
    this.#shelf.take(bundle);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BundleError) return error.message;
  throw error;
}

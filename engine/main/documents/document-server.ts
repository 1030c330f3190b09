import type { Catalogue } from '#catalogue/catalogue.ts';
import type { View } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { negotiateLocale } from '#domain/locales/negotiate-locale.ts';
import type { AskedAddress } from '#domain/routing/asked-address.ts';
import { type RedirectTo, resolveAddress } from '#domain/routing/resolve-address.ts';
import { RenderingRefused } from '../http/render-costs.ts';
import { keepProfiles, type ReadProfile } from '../profiles/profile-source.ts';
import { profileVersion, profileView } from '../profiles/profile-view.ts';
import { Admission } from '../rendering/admission.ts';
import { Flights } from '../rendering/flights.ts';
import { recipeKey } from '../rendering/recipe.ts';
import { renderRecipe } from '../rendering/render-recipe.ts';
import { Sharing, type Place as SharingPlace } from '../sharing/sharing.ts';
import type { RenderedPage } from '../ssr.tsx';
import { buildView } from '../views/build-view.ts';
import { eventsOf } from '../views/events-address.ts';
import { isNarrowed } from '../views/site-view.ts';
import { BackgroundCompression } from './background-compression.ts';
import type { Document } from './document.ts';
import { DocumentCache, type Offer } from './document-cache.ts';
import { DocumentForms } from './document-forms.ts';
import { addressOf, documentKey } from './document-key.ts';
import { DocumentMaker, type MakerOptions } from './document-maker.ts';
import { isOverlay } from './overlay.ts';
import { pageOf } from './page-facts.ts';
import type { DocumentRequest } from './read-request.ts';
import { recallDocuments, rememberDocuments } from './remembered-documents.ts';
import { isPlain, localesOf, whoseProfile } from './resolved-place.ts';

export type Answer =
  | {
      readonly kind: 'document';
      readonly document: Document;
      /** Under which it is kept; absent where it is not. */
      readonly key?: string;
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 };

export interface DocumentServerOptions extends MakerOptions {
  readonly cacheBytes: number;
  /** The port links to this machine use; known once the server listens. */
  readonly port: () => number;
  /** The key with which visitors use our own events service; absent: the one that all know. */
  readonly visitorKey?: string;
  /** Who reads creators' profiles; absent where nobody can: then none is shown. */
  readonly profiles?: ReadProfile;
}

/** What stands at an address, and the address as it was read. */
export interface Viewed {
  readonly view: View;
  readonly asked: AskedAddress;
  /** Of whom a profile may stand there. */
  readonly whose?: { readonly program_uuid: string; readonly handle: string };
  /** Of the profile that is shown. */
  readonly version?: string;
}

/** Under which a document is kept, and at which address others find it. */
interface Place {
  readonly key: string;
  readonly offer?: Offer;
}

/** How many pages are made at a time: a second's work of a slow processor. */
const MADE_AT_A_TIME = 100;

/** Turns addresses into documents: resolved, rendered once, kept compressed, in memory and in a folder. */
export class DocumentServer {
  readonly cache: DocumentCache;
  readonly forms: DocumentForms;
  readonly sharing: Sharing;
  readonly #options: DocumentServerOptions;
  readonly #compression: BackgroundCompression;
  readonly #profiles: ReadProfile | undefined;
  readonly #maker: DocumentMaker;
  readonly #admission = new Admission(MADE_AT_A_TIME);
  readonly #flights = new Flights<Answer>((error) => error instanceof RenderingRefused);
  /** How often what is served changed. */
  #changes = 0;

  constructor(options: DocumentServerOptions) {
    this.#options = options;
    this.cache = new DocumentCache(options.cacheBytes);
    this.forms = new DocumentForms(this.cache);
    this.#compression = new BackgroundCompression(this.cache, (document) =>
      this.#maker.improved(document),
    );
    this.#profiles = options.profiles && keepProfiles(options.profiles);
    const { catalogue, build } = options;
    this.sharing = new Sharing({ catalogue, build, look: (place, path) => this.look(place, path) });
    this.#maker = new DocumentMaker(options, this.sharing);
    options.catalogue.onChange(({ site, slugs }) => {
      this.#changes += 1;
      if (site) this.cache.clear();
      else this.cache.forget(slugs);
    });
  }

  /** How many pages were rendered. */
  get rendered(): number {
    return this.#maker.rendered;
  }

  /** Removes from the folder what nobody uses any more. */
  async sweep(): Promise<void> {
    await this.#options.store?.sweep(this.cache.stored());
  }

  /** Puts down which documents are at hand, for the next start. */
  async remember(): Promise<void> {
    const { store } = this.#options;
    if (store) await rememberDocuments(this.cache, store, this.#servedName);
  }

  /** Has those at hand that an earlier run had, where it served the same; answers how many. */
  async recall(): Promise<number> {
    const { store } = this.#options;
    const name = this.#servedName;
    const isCurrent = () => name === this.#servedName;
    const improve = (key: string) => this.#compression.add(key);
    return store ? recallDocuments(this.cache, store, name, isCurrent, improve) : 0;
  }

  /** Everything that decides what addresses show, as a key: no manifest may differ. */
  get #servedName(): string {
    const { catalogue, build, visitorKey, sharedSeconds } = this.#options;
    return recipeKey(build.print, JSON.stringify([catalogue.hash, visitorKey, sharedSeconds]));
  }

  get catalogue(): Catalogue {
    return this.#options.catalogue;
  }

  /** What stands at a path, undecoded; undefined where it leads elsewhere. */
  look({ host, locale }: SharingPlace, path: string): View | undefined {
    const wishes = { locale, stored: undefined, acceptLanguage: undefined };
    const viewed = this.view({ host, path, page: 1, ...wishes });
    return 'kind' in viewed ? undefined : viewed.view;
  }

  /** The locale in which a program (or the portal, without one) answers a request. */
  locale(request: DocumentRequest, locales: readonly string[]): string {
    return negotiateLocale(
      { requested: request.locale, stored: request.stored, acceptLanguage: request.acceptLanguage },
      locales,
      DEFAULT_LOCALE,
    );
  }

  /** What stands at an address, as data. */
  view(request: DocumentRequest): Viewed | RedirectTo {
    const { catalogue, port, visitorKey } = this.#options;
    const resolution = resolveAddress(request.host, request.path, catalogue);
    if (resolution.kind === 'redirect') return resolution;
    const locales = localesOf(resolution, catalogue);
    const { asked } = resolution;
    const { host } = asked;
    const local =
      host.kind === 'own' ? host.host.endsWith('.localhost') : host.kind === 'portal' && host.local;
    const view = buildView(
      {
        resolution,
        locale: this.locale(request, locales),
        path: asked.path ?? request.path,
        page: request.page,
        parameters: request.parameters,
        now: request.at ?? Date.now(),
        localPort: local ? port() : undefined,
      },
      catalogue,
    );
    const shown = request.at === undefined ? view : { ...view, robots: 'noindex' as const };
    return {
      view: { ...shown, ...eventsOf(catalogue, visitorKey) },
      asked,
      ...whoseProfile(resolution),
    };
  }

  /**
   * The same as `view`, with whom an address shows that the catalogue knows nothing of.
   * @param beforeReading may refuse by throwing
   * @throws ProfilesUnavailable where it cannot be known whether anybody is shown
   */
  async viewWhole(
    request: DocumentRequest,
    beforeReading: () => Promise<void> = async () => {},
  ): Promise<Viewed | RedirectTo> {
    const viewed = this.view(request);
    if ('kind' in viewed || !viewed.whose || !this.#profiles) return viewed;
    await beforeReading();
    const profile = await this.#profiles({ ...viewed.whose, locale: viewed.view.locale });
    if (!profile) return viewed;
    const view = profileView(viewed.view, profile, this.#options.catalogue);
    const shown = request.at === undefined ? view : { ...view, robots: 'noindex' as const };
    return { ...viewed, view: shown, version: profileVersion(profile) };
  }

  /** The same as `look`, with whom it shows. @throws ProfilesUnavailable */
  async lookWhole({ host, locale }: SharingPlace, path: string): Promise<View | undefined> {
    const wishes = { locale, stored: undefined, acceptLanguage: undefined };
    const viewed = await this.viewWhole({ host, path, page: 1, ...wishes });
    return 'kind' in viewed ? undefined : viewed.view;
  }

  /**
   * Answers a request from memory, from the folder, or renders; once for all who ask for the same
   * at the same time.
   * @param beforeRendering may refuse by throwing
   * @param beforeReading the same, of what has to be read to know what the address shows
   * @throws TooBusy where too much is being made already
   */
  async answer(
    request: DocumentRequest,
    beforeRendering: () => Promise<void> = async () => {},
    beforeReading: () => Promise<void> = async () => {},
  ): Promise<Answer> {
    const { catalogue } = this.#options;
    const resolution = resolveAddress(request.host, request.path, catalogue);
    if (resolution.kind === 'redirect') return resolution;
    const make = () =>
      this.#admission.within(() => this.#answer(request, beforeRendering, beforeReading));
    const plain = request.at === undefined && request.overlay !== true && isPlain(resolution);
    const address = plain ? addressOf(resolution.asked) : undefined;
    if (address === undefined) return make();
    const locale = this.locale(request, localesOf(resolution, catalogue));
    const kept = this.cache.at(address)?.documents.get(locale);
    if (kept && kept.expires > Date.now()) {
      kept.asked = true;
      return { kind: 'document', document: kept, key: documentKey(address, { ...PLAIN, locale }) };
    }
    // Who asks after a change waits for nobody who asked before it.
    return this.#flights.share(`${this.#changes} ${address} ${locale}`, make);
  }

  async #answer(
    request: DocumentRequest,
    beforeRendering: () => Promise<void>,
    beforeReading: () => Promise<void>,
  ): Promise<Answer> {
    const changes = this.#changes;
    const viewed = await this.viewWhole(request, beforeReading);
    if ('kind' in viewed) return viewed;
    const place = this.#placeOf(viewed, request);
    // Nobody is to find it in memory who looks for what somebody does not show any more.
    if (viewed.whose && !place) this.cache.delete(this.#keyOf(viewed, request));
    const kept = place && this.cache.get(place.key);
    if (kept && kept.expires > Date.now() && kept.version === viewed.version) {
      this.cache.offer(place.key);
      return { kind: 'document', document: kept, key: place.key };
    }
    const ask = { request, isKept: place !== undefined, beforeRendering };
    const { document, best } = await this.#maker.make(viewed, ask);
    // What changed while it was rendered may have changed it: nobody else gets to see it.
    if (!place || changes !== this.#changes) return { kind: 'document', document };
    this.cache.set(place.key, document, place.offer);
    if (!best) this.#compression.add(place.key);
    return { kind: 'document', document, key: place.key };
  }

  /** Renders a view as a page, without what the document around it carries. */
  renderView(viewed: Viewed, request: DocumentRequest): Promise<RenderedPage> {
    return renderRecipe(this.#maker.recipeOf(viewed, request), this.#options.build);
  }

  /**
   * Where a page is kept; undefined for those that are not sound or of another moment, which are not. Pages for unknown
   * hosts are kept by their own address, and found by their key alone.
   */
  #placeOf({ view, asked, version }: Viewed, request: DocumentRequest): Place | undefined {
    if (view.status !== 200 || request.at !== undefined || isNarrowed(view.content))
      return undefined;
    const address = addressOf(asked);
    const { locale, locales } = view;
    const page = pageOf(view);
    const overlay = isOverlay(view, request);
    const key = this.#keyOf({ view, asked }, request);
    // Others are found by their query as well, which the front does not read.
    const plain = address !== undefined && page === 1 && !overlay && version === undefined;
    return plain ? { key, offer: { address, locales, locale } } : { key };
  }

  #keyOf({ view, asked }: Viewed, request: DocumentRequest): string {
    const variant = { locale: view.locale, page: pageOf(view), overlay: isOverlay(view, request) };
    return documentKey(addressOf(asked) ?? `unknown ${view.canonical}`, variant);
  }
}

const PLAIN = { page: 1, overlay: false } as const;

import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Build } from '../build/read-build.ts';
import { type DocumentRenderer, renderHere } from '../rendering/document-renderer.ts';
import { type Recipe, recipeKey } from '../rendering/recipe.ts';
import type { Sharing } from '../sharing/sharing.ts';
import { type Document, documentOf, etagOf } from './document.ts';
import type { Viewed } from './document-server.ts';
import type { DocumentStore } from './document-store.ts';
import { isOverlay } from './overlay.ts';
import { landingOf, pageFacts } from './page-facts.ts';
import type { DocumentRequest } from './read-request.ts';

export interface MakerOptions {
  readonly catalogue: Catalogue;
  readonly build: Build;
  /** Who renders; absent: the build, in the thread that asks. */
  readonly renderer?: DocumentRenderer;
  /** Where documents outlive the process; absent: nowhere. */
  readonly store?: DocumentStore;
  /** Seconds for which shared caches that are purged keep pages; absent: none is. */
  readonly sharedSeconds?: number;
}

export interface Making {
  readonly request: DocumentRequest;
  /** Whether others are to get it as well. */
  readonly isKept: boolean;
  /** May refuse by throwing. */
  readonly beforeRendering: () => Promise<void>;
}

/** Makes documents of views: each is taken from the folder, or rendered and put there. */
export class DocumentMaker {
  readonly #options: MakerOptions;
  readonly #sharing: Sharing;
  readonly #renderer: DocumentRenderer;
  rendered = 0;

  constructor(options: MakerOptions, sharing: Sharing) {
    this.#options = options;
    this.#sharing = sharing;
    this.#renderer = options.renderer ?? renderHere(options.build);
  }

  /** Everything that decides what an address shows. */
  recipeOf({ view, asked }: Viewed, request: DocumentRequest): Recipe {
    const { at } = request;
    // A landing page of another moment is not the one that pictures are made of.
    const isLanding = at === undefined && landingOf(view) !== undefined;
    const head = this.#sharing.headFacts(view, request.host, isLanding);
    const { theme, palettes } = head;
    const href = encodeURI(asked.path ?? '/');
    const overlay = isOverlay(view, request);
    return { view, href, theme, palettes, head, overlay, ...(at === undefined ? {} : { at }) };
  }

  /** A document, and whether it is compressed as well as it goes. */
  async make(
    viewed: Viewed,
    { request, isKept, beforeRendering }: Making,
  ): Promise<{ readonly document: Document; readonly best: boolean }> {
    const { build, store, sharedSeconds: purgedSeconds } = this.#options;
    const recipe = JSON.stringify(this.recipeOf(viewed, request));
    // What names people is kept in memory alone: there it ends with what they show.
    const key = store && isKept && !viewed.whose ? recipeKey(build.print, recipe) : undefined;
    const facts = {
      ...pageFacts(viewed, request, { build: build.id, purgedSeconds }),
      ...(key === undefined ? {} : { stored: key }),
    };
    const found = key === undefined ? undefined : await store?.read(key);
    if (found) {
      const { body, etag, policy, best } = found;
      return { document: documentOf(body, etag, { ...facts, policy }), best };
    }
    await beforeRendering();
    this.rendered += 1;
    const { body, policy } = await this.#renderer.render(recipe);
    const etag = etagOf(body);
    if (key !== undefined) void store?.write(key, { body, etag, policy, best: false });
    return { document: documentOf(body, etag, { ...facts, policy }), best: false };
  }

  /** Puts a document into the folder anew after it was compressed better. */
  improved({ stored, body, etag, headers }: Document): void {
    const policy = headers['content-security-policy'] ?? '';
    if (stored !== undefined)
      void this.#options.store?.write(stored, { body, etag, policy, best: true });
  }
}

import { type IconSet, iconSetSchema } from '#contract/icons/icon-set.ts';
import type { IconAnswer, IconData, IconSource } from './icon-answer.ts';
import { IconShelf } from './icon-shelf.ts';

/** How long the service is given (specification, section 9). Milliseconds. */
export const ICON_LIMIT = 1_500;
/** Characters of an answer, and of one icon. */
const LONGEST_ANSWER = 1_000_000;
const LONGEST_BODY = 30_000;
/** Requests on their way at a time, and within `WINDOW` milliseconds: anybody may name any icon. */
const MOST_AT_ONCE = 4;
const MOST_IN_WINDOW = 60;
const WINDOW = 60_000;

export interface FetchedIconsOptions {
  /** Of an Iconify service, such as `https://api.iconify.design`; undefined: there is none. */
  readonly baseUrl: () => string | undefined;
  /** What makes a picture more than a picture; undefined for a passive one. */
  readonly activeContent: (svg: string) => string | undefined;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/**
 * Icons of any set from a service of somebody else's, taken to our own origin: visitors never ask
 * there. What was had once is kept; where the service is late or fails, the next wish asks again.
 */
export class FetchedIcons implements IconSource {
  readonly #options: Required<FetchedIconsOptions>;
  readonly #shelf = new IconShelf();
  readonly #asking = new Map<string, Promise<boolean>>();
  #begun = 0;
  #inWindow = 0;

  constructor(options: FetchedIconsOptions) {
    this.#options = { fetch: (...call) => fetch(...call), now: Date.now, ...options };
  }

  async find(set: string, names: readonly string[]): Promise<IconAnswer> {
    const base = this.#options.baseUrl();
    if (base === undefined) return { icons: new Map(), partial: false };
    const missing = names.filter((name) => !this.#known(set, name));
    const whole = missing.length === 0 || (await this.#askOnce(base, set, missing));
    const icons = new Map(
      names.flatMap((name) => {
        const icon = this.#known(set, name)?.icon;
        return icon ? [[name, icon] as const] : [];
      }),
    );
    return { icons, partial: !whole };
  }

  #known(set: string, name: string) {
    return this.#shelf.get(`${set}:${name}`, this.#options.now());
  }

  /** The same wish of many visitors is one request. @returns whether it was answered */
  #askOnce(base: string, set: string, names: readonly string[]): Promise<boolean> {
    const url = `${base.replace(/\/$/, '')}/${set}.json?icons=${[...names].sort().join(',')}`;
    const before = this.#asking.get(url);
    if (before) return before;
    if (!this.#mayAsk()) return Promise.resolve(false);
    const asking = this.#ask(url, set, names)
      .catch(() => false)
      .finally(() => this.#asking.delete(url));
    this.#asking.set(url, asking);
    return asking;
  }

  #mayAsk(): boolean {
    const now = this.#options.now();
    if (now - this.#begun > WINDOW) {
      this.#begun = now;
      this.#inWindow = 0;
    }
    if (this.#asking.size >= MOST_AT_ONCE || this.#inWindow >= MOST_IN_WINDOW) return false;
    this.#inWindow += 1;
    return true;
  }

  async #ask(url: string, set: string, names: readonly string[]): Promise<boolean> {
    const response = await this.#options.fetch(url, {
      signal: AbortSignal.timeout(ICON_LIMIT),
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    const found = await readSet(response);
    if (!found) return false;
    for (const name of names) {
      const icon = iconOf(found, name);
      const good = icon && icon.body.length <= LONGEST_BODY && !this.#isActive(icon);
      this.#shelf.set(`${set}:${name}`, good ? icon : undefined, this.#options.now());
    }
    return true;
  }

  #isActive({ body }: IconData): boolean {
    return this.#options.activeContent(body) !== undefined;
  }
}

/** An unknown set is one without icons; undefined where the service did not say. */
async function readSet(response: Response): Promise<IconSet | undefined> {
  if (response.status === 404) return { prefix: '', icons: {} };
  if (!response.ok || !response.body) return undefined;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > LONGEST_ANSWER) return undefined;
  }
  return iconSetSchema.safeParse(JSON.parse(text)).data;
}

/** The icon with its own measures, its set's, or those that Iconify takes for granted. */
function iconOf(set: IconSet, name: string): IconData | undefined {
  const alias = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name] : undefined;
  const own = alias?.parent ?? name;
  const icon = Object.hasOwn(set.icons, own) ? set.icons[own] : undefined;
  if (!icon) return undefined;
  const { left = 0, top = 0, width = 16, height = 16 } = { ...set, ...icon, ...alias };
  return { body: icon.body, left, top, width, height };
}

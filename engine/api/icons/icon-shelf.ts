import type { IconData } from './icon-answer.ts';

/** Icons that are kept, and characters of them. */
const MOST = 4_000;
const MOST_CHARACTERS = 4_000_000;
/** For how long it is believed that there is no such icon. Milliseconds. */
const ABSENT_FOR = 10 * 60_000;

interface Kept {
  /** Undefined: there is no such icon. */
  readonly icon: IconData | undefined;
  readonly until: number;
  readonly characters: number;
}

/** Icons that were fetched, bounded in number and size: those go first that were wanted longest ago. */
export class IconShelf {
  readonly #kept = new Map<string, Kept>();
  #characters = 0;

  /** Undefined: not known. */
  get(name: string, now: number): Pick<Kept, 'icon'> | undefined {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    this.#drop(name);
    if (kept.until <= now) return undefined;
    this.#put(name, kept);
    return kept;
  }

  set(name: string, icon: IconData | undefined, now: number): void {
    this.#drop(name);
    const until = icon ? Number.POSITIVE_INFINITY : now + ABSENT_FOR;
    this.#put(name, { icon, until, characters: name.length + (icon?.body.length ?? 0) });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST && this.#characters <= MOST_CHARACTERS) return;
      this.#drop(oldest);
    }
  }

  get size(): number {
    return this.#kept.size;
  }

  #put(name: string, kept: Kept): void {
    this.#kept.set(name, kept);
    this.#characters += kept.characters;
  }

  #drop(name: string): void {
    this.#characters -= this.#kept.get(name)?.characters ?? 0;
    this.#kept.delete(name);
  }
}

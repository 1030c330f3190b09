/** Texts at a time that are translated, and characters of one. */
const MOST = 2_000;
const LONGEST = 5_000;
const LEFT_OUT = 'script, style, code, kbd, svg, textarea, [translate="no"], [data-translation]';

/** A text of the page. */
export interface PageText {
  readonly id: number;
  readonly text: string;
}

interface Known {
  readonly id: number;
  /** As the page says it. */
  readonly original: string;
  /** As it was last written here. */
  written: string;
}

/** The texts of a page that can be read, and what stands in their place. */
export class PageTexts {
  readonly #known = new Map<Text, Known>();
  readonly #nodes = new Map<number, Text>();
  #lastId = 0;

  /** What came and went since it was asked last. */
  read(root: HTMLElement): { readonly texts: PageText[]; readonly gone: number[] } {
    const texts: PageText[] = [];
    const gone: number[] = [];
    for (const [node, known] of this.#known)
      if (!node.isConnected || node.data !== known.written) {
        this.#known.delete(node);
        this.#nodes.delete(known.id);
        gone.push(known.id);
      }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || this.#known.has(node) || this.#known.size >= MOST) continue;
      const { data, parentElement } = node;
      if (!/\p{L}/u.test(data) || data.length > LONGEST || parentElement?.closest(LEFT_OUT))
        continue;
      this.#lastId += 1;
      this.#known.set(node, { id: this.#lastId, original: data, written: data });
      this.#nodes.set(this.#lastId, node);
      texts.push({ id: this.#lastId, text: data.trim() });
    }
    return { texts, gone };
  }

  /** Writes a translation in a text's place, as text. */
  write({ id, text }: PageText): void {
    const node = this.#nodes.get(id);
    const known = node && this.#known.get(node);
    // React has written something else there meanwhile: that counts.
    if (!node || !known || node.data !== known.written || text.length > 4 * LONGEST) return;
    const { original } = known;
    const before = original.slice(0, original.length - original.trimStart().length);
    const after = original.slice(original.trimEnd().length);
    known.written = before + text.trim() + after;
    node.data = known.written;
  }
}

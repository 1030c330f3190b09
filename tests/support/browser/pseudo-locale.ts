import type { Page } from 'playwright-core';

/** Longer than any word that a title of ours has in any language. */
const LONG_WORD = 'Benachrichtigungsvorlagenliste';

/**
 * Makes every text of a page what the wordiest translation would be: accented, about 40 % longer,
 * with a word of 30 letters in each title. Names, code and what people typed stay as they are; what
 * was lengthened before is not again.
 */
export const lengthenTexts = (page: Page): Promise<void> => page.evaluate(lengthen, LONG_WORD);

/** Runs in the browser. */
function lengthen(longWord: string): void {
  const KEPT = 'script, style, template, code, pre, kbd, textarea, svg, [translate="no"]';
  const TITLES = 'h1, h2, h3, legend, dialog h2';
  const ACCENTED = new Map(
    [...'aceinouyAEIOUCN'].map((letter, at) => [letter, [...'áçéïñöüýÅÉÏÖÜÇÑ'][at] ?? letter]),
  );
  const done = '⟦';

  const word = (plain: string): string => {
    const accented = [...plain].map((letter) => ACCENTED.get(letter) ?? letter).join('');
    const more = Math.round([...plain].length * 0.4);
    return accented + [...accented.toLowerCase()].reverse().join('').slice(0, more);
  };
  /** Addresses are the same in every language. */
  const token = (plain: string): string =>
    /[@/]|\w\.\w/.test(plain) ? plain : plain.replace(/\p{L}{2,}/gu, word);
  const sentence = (plain: string): string => `${done}${plain.trim().replace(/\S+/g, token)}⟧`;
  const isWorth = (text: string): boolean => /\p{L}{2}/u.test(text) && !text.includes(done);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || parent.closest(KEPT) || !isWorth(text.data)) continue;
    const [, before = '', , after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.data) ?? [];
    const title = parent.closest(TITLES) ? ` ${longWord}` : '';
    text.data = `${before}${sentence(text.data)}${title}${after}`;
  }
  for (const field of document.querySelectorAll('[placeholder]')) {
    const text = field.getAttribute('placeholder') ?? '';
    if (isWorth(text)) field.setAttribute('placeholder', sentence(text));
  }
}

import type { Page } from 'playwright-core';
import { layOutAll } from './lay-out-all.ts';

/**
 * Which texts of a page cannot be read: cut off by a box that hides what leaves it, outside of
 * their own button, or over one another; each once, with what it is about. What ends with an
 * ellipsis, what scrolls and what is only for screen readers is as it is to be.
 */
export async function unreadable(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(findUnreadable);
}

/** Runs in the browser. */
function findUnreadable(): string[] {
  const TOLERANCE = 2;
  const LONGEST_LIST = 12;
  const BUTTONS = 'button, summary, [role="button"], [role="tab"], a, label, td, th';

  interface Line {
    readonly text: Text;
    readonly element: Element;
    readonly box: DOMRect;
  }

  const describe = (element: Element): string => {
    const steps: string[] = [];
    for (
      let at: Element | null = element;
      at && at !== document.body && steps.length < 4;
      at = at.parentElement
    )
      steps.unshift(
        at.localName + (at.id ? `#${at.id}` : '') + (at.role ? `[role=${at.role}]` : ''),
      );
    return steps.join(' > ');
  };
  const say = (what: string, element: Element, text: Text): string =>
    `${what}: ${describe(element)} "${text.data.trim().slice(0, 50)}"`;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  /** Kept for screen readers, or cut to a shape. */
  const isForEars = (element: Element): boolean => {
    const { clip, clipPath, width, height } = styleOf(element);
    return clip !== 'auto' || clipPath.startsWith('inset') || width === '1px' || height === '1px';
  };
  const shortens = (element: Element): boolean => {
    const style = styleOf(element);
    return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  };
  const ancestors = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
    return all;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const element = text.parentElement;
    if (!element || !/\S/.test(text.data) || !element.checkVisibility(visible)) continue;
    if (element.closest('[aria-hidden="true"], svg, option, template, script, style')) continue;
    if (ancestors(element).some((one) => isForEars(one) || styleOf(one).opacity === '0')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) lines.push({ text, element, box });
  }

  const faults = new Map<Text, string>();
  const blame = (text: Text, fault: string | undefined) => {
    if (fault !== undefined && !faults.has(text)) faults.set(text, fault);
  };
  const { clientWidth } = document.documentElement;
  /** A fourth of a line may stand out above and below: lines are taller than letters. */
  const standsOut = (box: DOMRect, { left, right, top, bottom }: DOMRect) => ({
    sideways: box.left < left - TOLERANCE || box.right > right + TOLERANCE,
    upright: box.top < top - box.height / 4 || box.bottom > bottom + box.height / 4,
  });

  const cutOff = ({ box, element, text }: Line): string | undefined => {
    let [across, along] = [true, true];
    for (const one of ancestors(element)) {
      const { overflowX, overflowY, display, position } = styleOf(one);
      if (shortens(one)) return undefined;
      if (display === 'inline' || display === 'contents') continue;
      if (scrolls(overflowX)) across = false;
      if (scrolls(overflowY)) along = false;
      const { sideways, upright } = standsOut(box, one.getBoundingClientRect());
      if (across && hides(overflowX) && sideways) return say('cut off at the side', one, text);
      if (along && hides(overflowY) && upright) return say('cut off above or below', one, text);
      if (position === 'fixed') return undefined;
    }
    const outside = box.left < -TOLERANCE || box.right > clientWidth + TOLERANCE;
    return across && outside ? say('outside of the page', element, text) : undefined;
  };

  const outOfButton = ({ box, element, text }: Line): string | undefined => {
    const button = element.closest(BUTTONS);
    if (!button || styleOf(button).display === 'inline') return undefined;
    const between = ancestors(element).filter((one) => button.contains(one));
    if (between.some((one) => shortens(one) || scrolls(styleOf(one).overflowX))) return undefined;
    const { sideways, upright } = standsOut(box, button.getBoundingClientRect());
    return sideways || upright ? say('outside of its box', button, text) : undefined;
  };

  for (const line of lines) {
    blame(line.text, cutOff(line));
    blame(line.text, outOfButton(line));
  }

  /** A fixed element lies over the page by intent. */
  const layerOf = (element: Element): Element | undefined =>
    ancestors(element).find(
      (one) =>
        ['fixed', 'sticky'].includes(styleOf(one).position) ||
        one.matches('dialog[open], [popover]'),
    );
  const layers = new Map(lines.map(({ element }) => [element, layerOf(element)]));
  /** Contents scrolled out of their box lie over nothing. */
  const isSeen = ({ box, element }: Line): boolean =>
    ancestors(element).every((one) => {
      const { overflowX, overflowY } = styleOf(one);
      if (overflowX === 'visible' && overflowY === 'visible') return true;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      return middle > top && middle < bottom && box.right > left && box.left < right;
    });
  const sorted = lines.filter(isSeen).toSorted((one, other) => one.box.top - other.box.top);
  sorted.forEach((one, at) => {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.top > one.box.bottom) break;
      if (other.text === one.text || layers.get(one.element) !== layers.get(other.element))
        continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = one.box.bottom - other.box.top;
      if (
        wide > TOLERANCE &&
        Math.min(high, other.box.height) > Math.min(one.box.height, other.box.height) / 2
      )
        blame(
          other.text,
          say(`over "${one.text.data.trim().slice(0, 30)}"`, other.element, other.text),
        );
    }
  });

  const all = [...new Set(faults.values())];
  return all.length > LONGEST_LIST
    ? [...all.slice(0, LONGEST_LIST), `and ${all.length - LONGEST_LIST} more`]
    : all;
}

import { TOOLTIP } from '../../base/runtime/constants.ts';
import { placeHint } from './place-hint.ts';
import { tooltip } from './tooltip.css.ts';

const ID = 'hint';
const MARKED = '[data-hint]';
/** Milliseconds in which a pointer gets from an element to its hint. */
const CROSSING = 150;

/** On screen; each time a new one: what stands on a page when a dialog opens, the dialog hides. */
let box: HTMLElement | undefined;
/** What has a hint on screen, or soon will. */
let target: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;
/** Whether the focus is moved by Tab now: what a page focuses by itself shows nothing. */
let tabbing = false;

/**
 * Shows hints from now on, of every element with `data-hint`: of a sign that stands alone its name,
 * or what the attribute says where that is more. On hovering (specification, section 9: 700 ms,
 * 200 ms with `data-hint-quick`, at once where one was seen just now), and where Tab leads; Escape
 * takes it away, and a pointer may go onto it. One listener for all: no page pays for hints before
 * there are any.
 */
export function startHints(): void {
  addEventListener('pointerover', hover);
  addEventListener('pointerdown', hide, true);
  addEventListener('scroll', hide, { capture: true, passive: true });
  addEventListener('keydown', press, true);
  addEventListener('keyup', () => (tabbing = false), true);
  addEventListener('focusin', ({ target: now }) => {
    hide();
    const element = tabbing ? marked(now) : undefined;
    if (element) show(element);
  });
}

function hover({ target: over, pointerType }: PointerEvent): void {
  if (pointerType === 'touch') return;
  if (over instanceof Node && box?.contains(over)) {
    clearTimeout(timer);
    return;
  }
  const element = marked(over);
  if (element === target) {
    if (box) clearTimeout(timer);
    return;
  }
  if (box && !element) {
    // Where the keyboard is, it stays.
    if (target?.matches(':focus-visible')) return;
    clearTimeout(timer);
    timer = setTimeout(hide, CROSSING);
    return;
  }
  hide();
  if (!element) return;
  target = element;
  const { openDelay, skipDelay, quickDelay } = TOOLTIP;
  const delay = 'hintQuick' in element.dataset ? quickDelay : openDelay;
  timer = setTimeout(() => show(element), Date.now() - hiddenAt < skipDelay ? 0 : delay);
}

function press(event: KeyboardEvent): void {
  tabbing = event.key === 'Tab';
  if (event.key !== 'Escape' || !box) return;
  hide();
  // The hint is what closes, not the dialog below it.
  event.stopPropagation();
}

function show(element: HTMLElement): void {
  clearTimeout(timer);
  const { hint } = element.dataset;
  const { ariaLabel: label, innerText, isConnected } = element;
  // Where a wide screen spells the name out, nothing is to be added.
  if (!isConnected || (!hint && label === innerText.trim())) return;
  target = element;
  if (hint) element.setAttribute('aria-describedby', ID);
  box = makeBox(hint || (label ?? element.textContent.trim()));
  placeHint(box, element);
}

function hide(): void {
  clearTimeout(timer);
  if (box) {
    hiddenAt = Date.now();
    box.remove();
    box = undefined;
    if (target?.dataset.hint) target.removeAttribute('aria-describedby');
  }
  target = undefined;
}

function marked(at: EventTarget | null): HTMLElement | undefined {
  return (at instanceof Element && at.closest<HTMLElement>(MARKED)) || undefined;
}

/** Above everything else, dialogs too, where the browser has popovers. */
function makeBox(text: string): HTMLElement {
  const made = document.createElement('div');
  made.id = ID;
  made.role = 'tooltip';
  made.popover = 'manual';
  made.className = tooltip;
  made.textContent = text;
  document.body.append(made);
  made.showPopover?.();
  return made;
}

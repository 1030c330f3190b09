import { Provider, Viewport } from 'radix-ui/toast';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { direction } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { TOAST } from '../../base/runtime/constants.ts';
import { useStore } from '../../base/runtime/store.ts';
import { useView } from '../../base/view/use-view.ts';
import { ToastCard } from './toast-card.tsx';
import { stackToasts } from './toast-stack.ts';
import { type ToastPosition, toastStore } from './toast-store.ts';
import * as styles from './toaster.css.ts';

const HOTKEYS = [TOAST.hotkey];

/**
 * The place where toasts appear. Radix stops all clocks while the pointer is on a toast, and would
 * never start them again if that toast was the last: each time there is none, it begins anew.
 */
export function Toaster() {
  const empty = useStore(toastStore).items.length === 0;
  const [round, setRound] = useState({ empty, number: 0 });
  if (empty !== round.empty) setRound({ empty, number: round.number + (empty ? 1 : 0) });
  return <ToastStack key={round.number} />;
}

/** Toasts at their places; the last one is in front. */
function ToastStack() {
  const say = useWords();
  const { locale } = useView();
  const { items, position, expanded: alwaysExpanded } = useStore(toastStore);
  const viewport = useRef<HTMLOListElement>(null);
  const hovered = useHover(viewport);
  const [heights, setHeights] = useState<Readonly<Record<number, number>>>({});
  const measured = useCallback(
    (id: number, height: number) => setHeights((all) => ({ ...all, [id]: height })),
    [],
  );
  const [edge, side] = position.split('-') as ['top' | 'bottom', 'left' | 'center' | 'right'];
  const expanded = alwaysExpanded || hovered;
  const stack = stackToasts(
    items.map(({ id }) => heights[id] ?? 0),
    edge,
    expanded ? 'expanded' : 'collapsed',
  );
  return (
    <Provider
      label={say(words.notification)}
      duration={TOAST.duration}
      swipeThreshold={TOAST.swipeThreshold}
      swipeDirection={swipeDirection(position, direction(locale))}
    >
      {items.map((item, index) => (
        <ToastCard
          key={item.id}
          item={item}
          place={stack.places[index] ?? { shift: 0, scale: 1, before: 0 }}
          measured={measured}
        />
      ))}
      <Viewport
        ref={viewport}
        className={styles.viewport}
        hotkey={HOTKEYS}
        label={say(words.notifications, { hotkey: TOAST.hotkey })}
        data-edge={edge}
        data-side={side}
        data-expanded={expanded}
        data-empty={items.length === 0 ? '' : undefined}
        style={{
          ['--toasts-height' as string]: `${stack.height}px`,
          ['--toasts-front' as string]: `${stack.frontHeight}px`,
        }}
      />
    </Provider>
  );
}

/**
 * Whether the pointer, or the keyboard's focus, is in the viewport. By the document's own events:
 * React's follow its tree, in which toasts are not the viewport's children.
 */
function useHover(viewport: RefObject<HTMLElement | null>): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const enter = () => setInside(true);
    const leave = () => setInside(false);
    const ends = new AbortController();
    for (const type of ['pointerenter', 'focusin'])
      node.addEventListener(type, enter, { signal: ends.signal });
    for (const type of ['pointerleave', 'focusout'])
      node.addEventListener(type, leave, { signal: ends.signal });
    return () => ends.abort();
  }, [viewport]);
  return inside;
}

/** Towards the nearest edge; left and right are those of the reading direction. */
function swipeDirection(position: ToastPosition, reading: 'ltr' | 'rtl') {
  if (position === 'top-center') return 'up';
  if (position === 'bottom-center') return 'down';
  return position.endsWith('right') === (reading === 'ltr') ? 'right' : 'left';
}

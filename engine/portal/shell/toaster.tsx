import { Provider, Viewport } from 'radix-ui/toast';
import { useCallback, useState } from 'react';
import { direction } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../i18n/use-words.ts';
import { words } from '../i18n/words.ts';
import { useView } from '../view/use-view.ts';
import { TOAST } from './constants.ts';
import { useStore } from './store.ts';
import { ToastCard } from './toast-card.tsx';
import { stackToasts } from './toast-stack.ts';
import { type ToastPosition, toastStore } from './toast-store.ts';
import * as styles from './toaster.css.ts';

const HOTKEYS = [TOAST.hotkey];

/** The place where toasts appear; the last one is in front. */
export function Toaster() {
  const say = useWords();
  const { locale } = useView();
  const { items, position, expanded: alwaysExpanded } = useStore(toastStore);
  const [hovered, setHovered] = useState(false);
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
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      />
    </Provider>
  );
}

/** Towards the nearest edge; left and right are those of the reading direction. */
function swipeDirection(position: ToastPosition, reading: 'ltr' | 'rtl') {
  if (position === 'top-center') return 'up';
  if (position === 'bottom-center') return 'down';
  return position.endsWith('right') === (reading === 'ltr') ? 'right' : 'left';
}

import { Close, Description, Root, Title } from 'radix-ui/toast';
import { type KeyboardEvent, type MouseEvent, useCallback } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { closeTopOverlay } from './overlay-store.ts';
import type { StackPlace } from './toast-stack.ts';
import { dismissToast, type ToastItem } from './toast-store.ts';
import * as styles from './toaster.css.ts';

const ICONS = {
  info: 'tabler:info-circle',
  success: 'tabler:circle-check',
  warning: 'tabler:alert-triangle',
  error: 'tabler:alert-triangle',
} as const;

interface ToastCardProperties {
  readonly item: ToastItem;
  readonly place: StackPlace;
  /** Takes the toast's natural height in pixels, whenever that changes. */
  readonly measured: (id: number, height: number) => void;
}

/** One toast at its place in the stack. */
export function ToastCard({ item, place, measured }: ToastCardProperties) {
  const say = useWords();
  const { id, title, description, duration, open, onClick, tone = 'info' } = item;
  const content = useCallback(
    (node: HTMLDivElement) => {
      const measure = () => measured(id, node.offsetHeight);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(node);
      return () => observer.disconnect();
    },
    [id, measured],
  );
  const run = (event: MouseEvent | KeyboardEvent) => {
    const onButton = event.target instanceof Element && event.target.closest('button');
    // A swipe that ends on the toast has its click prevented.
    if (!onButton && !event.defaultPrevented) onClick?.();
  };
  return (
    <Root
      className={styles.toast}
      type={tone === 'error' ? 'foreground' : 'background'}
      open={open}
      {...(duration === undefined ? {} : { duration })}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
      onEscapeKeyDown={(event) => {
        // A toast that came while a dialog is open lies above it, but is not what people close.
        const isWithin = event.target instanceof Element && event.target.closest('[data-edge]');
        if (!isWithin && closeTopOverlay()) event.preventDefault();
      }}
      onClick={run}
      onKeyDown={(event) => {
        if (event.key === 'Enter') run(event);
      }}
      data-tone={tone}
      data-front={place.before === 0 ? '' : undefined}
      data-clickable={onClick ? '' : undefined}
      style={{
        ['--toast-shift' as string]: `${place.shift}px`,
        ['--toast-scale' as string]: String(place.scale),
        ['--toast-order' as string]: String(100 - place.before),
      }}
    >
      <div className={styles.content} ref={content}>
        <Icon name={ICONS[tone]} />
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          {description && <Description className={styles.description}>{description}</Description>}
        </div>
        <Close className={styles.close} aria-label={say(words.dismiss)} data-hint="">
          <Icon name="tabler:x" />
        </Close>
      </div>
    </Root>
  );
}

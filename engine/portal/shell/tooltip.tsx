import { Arrow, Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { TOOLTIP } from './constants.ts';
import * as styles from './tooltip.css.ts';

/**
 * Around everything whose tooltips belong together: after one was seen, the next opens at once.
 * It brings the placing of floating boxes along; keep it in pages that load after the first.
 */
export function TooltipScope({ children }: { readonly children: ReactNode }) {
  return (
    <Provider delayDuration={TOOLTIP.openDelay} skipDelayDuration={TOOLTIP.skipDelay}>
      {children}
    </Provider>
  );
}

interface TooltipProperties {
  readonly label: string;
  /** Opens after 200 ms instead of 700: for what is read in passing, as in a row of symbols. */
  readonly quick?: boolean;
  /** One element that can have the focus, a button or a link. */
  readonly children: ReactElement;
}

/** A hint at its element, on hovering and on focus. Nothing may be known from it alone. */
export function Tooltip({ label, quick = false, children }: TooltipProperties) {
  return (
    <Root {...(quick ? { delayDuration: TOOLTIP.quickDelay } : {})}>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {label}
          <Arrow className={styles.arrow} />
        </Content>
      </Portal>
    </Root>
  );
}

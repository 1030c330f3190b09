import { useRouter } from '@tanstack/react-router';
import {
  Overlay as Backdrop,
  Close,
  Content,
  Description,
  Portal,
  Root,
  Title,
} from 'radix-ui/dialog';
import { useEffect } from 'react';
import { direction } from '#domain/locales/negotiate-locale.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useStore } from '../../base/runtime/store.ts';
import { useView } from '../../base/view/use-view.ts';
import * as styles from './overlay.css.ts';
import { closeOverlay, closeOverlays, type Overlay, overlayStore } from './overlay-store.ts';

/** The dialogs and panels that are open; they close when the page is left. */
export function Overlays() {
  const overlays = useStore(overlayStore);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) closeOverlays();
      }),
    [router],
  );
  return overlays.map((overlay) => <OverlayDialog key={overlay.id} overlay={overlay} />);
}

function OverlayDialog({ overlay }: { readonly overlay: Overlay }) {
  const say = useWords();
  const { locale } = useView();
  const { id, kind, open, opener, title, description, content } = overlay;
  const close = () => closeOverlay(id);
  return (
    <Root
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <Portal>
        <Backdrop className={styles.backdrop} />
        <Content
          className={kind === 'modal' ? styles.modal : styles.slideOver}
          dir={direction(locale)}
          onCloseAutoFocus={(event) => {
            // There is no trigger that Radix could give the focus back to; and a page that was
            // gone to meanwhile has it already.
            event.preventDefault();
            if (opener instanceof HTMLElement && document.activeElement === document.body)
              opener.focus();
          }}
        >
          <div className={styles.head}>
            <Title className={styles.title}>{title}</Title>
            <Close className={styles.close} aria-label={say(words.close)} data-hint="">
              <Icon name="tabler:x" />
            </Close>
          </div>
          <div className={styles.body}>
            {description && <Description className={styles.description}>{description}</Description>}
            {typeof content === 'function' ? content(close) : content}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

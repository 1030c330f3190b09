import { useEffect, useRef } from 'react';
import { TRANSLATION_FRAME } from '#contract/programs/translation-frame.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { useView } from '../../base/view/use-view.ts';
import { PageTexts } from './page-texts.ts';
import * as styles from './third-parties.css.ts';

/** Milliseconds in which changes of the page gather. */
const GATHERED = 200;

/** What is the same for every visitor: a person's own pages are nobody else's to read. */
const PUBLIC = new Set(['page', 'legal', 'index', 'display-programs']);

/**
 * The site's translation widget in a frame without an origin (docs/decisions): it is sent the texts
 * of public pages, and what it answers is written as text. It reaches nothing else.
 */
export function TranslationWidget() {
  const say = useWords();
  const { content } = useView();
  return PUBLIC.has(content.kind) ? <Frame title={say(words.serviceTranslation)} /> : null;
}

function Frame({ title }: { readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const widget = frame.current;
    return widget ? translate(widget) : undefined;
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.widget}
      src={TRANSLATION_FRAME}
      title={title}
      sandbox="allow-scripts"
      data-translation=""
    />
  );
}

/** Sends the page's texts and takes what comes back. @returns what ends it */
function translate(frame: HTMLIFrameElement): () => void {
  const texts = new PageTexts();
  let ready = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    timer = undefined;
    const { texts: added, gone } = texts.read(document.body);
    if (added.length + gone.length > 0)
      // It has no origin that could be named; who reads it is the frame itself.
      frame.contentWindow?.postMessage({ kind: 'texts', texts: added, gone }, '*');
  };
  const observer = new MutationObserver(() => {
    if (ready) timer ??= setTimeout(send, GATHERED);
  });
  const hear = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return;
    const said = readMessage(data);
    if (said.kind === 'ready') {
      ready = true;
      send();
    }
    for (const text of said.texts) texts.write(text);
  };
  addEventListener('message', hear);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    removeEventListener('message', hear);
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** What the frame says; somebody else's script may say anything. */
function readMessage(data: unknown) {
  const { kind, texts } = (data ?? {}) as { kind?: unknown; texts?: unknown };
  const all: readonly unknown[] = Array.isArray(texts) ? texts : [];
  return {
    kind,
    texts: all.flatMap((one) => {
      const { id, text } = (one ?? {}) as { id?: unknown; text?: unknown };
      return typeof id === 'number' && typeof text === 'string' ? [{ id, text }] : [];
    }),
  };
}

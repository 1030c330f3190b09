import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { quietButton } from '../../base/theme/parts.css.ts';
import { withSearch } from '../../core/bingo-card/seeds.ts';
import { useOnce } from '../../kit/parts/use-once.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { partWords } from '../../kit/words/part-words.ts';
import { bingoWords } from './bingo-words.ts';
import { OverlayHelp } from './overlay-help.tsx';
import type { PictureSource } from './picture/picture-source.ts';
import { canShareFiles, sharePicture } from './picture/share-picture.ts';
import * as styles from './play.css.ts';

interface SharePanelProperties {
  /** What the picture shows; asked for when it is wanted. */
  readonly picture: () => PictureSource;
  readonly seed: string;
}

/** The ways in which a card leaves the page: as a link, a picture, on paper, on a stream. */
export function SharePanel({ picture, seed }: SharePanelProperties) {
  const say = useWords();
  const [filesShared] = useState(canShareFiles);
  const copy = useOnce(async () => {
    try {
      await navigator.clipboard.writeText(addressOf({ seed, overlay: undefined }));
      toast({ title: say(bingoWords.linkCopied), tone: 'success' });
    } catch {
      toast({ title: say(partWords.copyFailed), tone: 'warning' });
    }
  });
  const save = useOnce(async () => {
    try {
      await sharePicture(picture());
    } catch {
      toast({ title: say(bingoWords.pictureFailed), tone: 'error' });
    }
  });
  const explain = () =>
    openModal({
      title: say(bingoWords.overlayTitle),
      description: say(bingoWords.overlayText),
      content: <OverlayHelp address={addressOf({ seed, overlay: '1' })} />,
    });
  const tool = `${quietButton} ${styles.tool}`;
  return (
    <section className={`${styles.panel} ${styles.noPrint}`}>
      <h2 className={styles.panelTitle}>{say(bingoWords.share)}</h2>
      <div className={styles.tools}>
        <button type="button" className={tool} onClick={() => void copy()}>
          <Icon name="tabler:external-link" />
          {say(bingoWords.copyLink)}
        </button>
        <button type="button" className={tool} onClick={() => void save()}>
          <Icon name="tabler:download" />
          {say(filesShared ? bingoWords.sharePicture : bingoWords.savePicture)}
        </button>
        <button type="button" className={tool} onClick={() => print()}>
          <Icon name="tabler:file-text" />
          {say(bingoWords.print)}
        </button>
        <button type="button" className={tool} onClick={explain}>
          <Icon name="tabler:broadcast" />
          {say(bingoWords.overlay)}
        </button>
      </div>
    </section>
  );
}

/** This page's whole address with other values. */
const addressOf = (values: Parameters<typeof withSearch>[1]): string =>
  location.origin + location.pathname + withSearch(location.search, values);

import { useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { directoryWords } from '../../capabilities/directory/directory-words.ts';
import { Part } from './showcase-part.tsx';
import * as styles from './showcase-tokens.css.ts';
import { showcaseWords } from './showcase-words.ts';

/** What every component is made of: colours, type, room, corners, elevation, motion. */
export function TokenParts() {
  const say = useWords();
  return (
    <>
      <Part title={say(words.showcaseColors)}>
        <Swatches looks={styles.fill} />
      </Part>
      <Part title={say(words.showcaseType)}>
        <Samples looks={TEXTS} text={say(directoryWords.portalText)} />
      </Part>
      <Part title={say(showcaseWords.headings)}>
        <Samples looks={styles.display} text={say(directoryWords.portalTitle)} />
      </Part>
      <Part title={say(showcaseWords.room)}>
        <div className={styles.samples}>
          <Bars looks={styles.step} />
          <Bars looks={styles.room} />
        </div>
      </Part>
      <Part title={say(showcaseWords.corners)}>
        <Swatches looks={styles.corner} />
      </Part>
      <Part title={say(showcaseWords.elevation)}>
        <Swatches looks={styles.height} />
      </Part>
      <Motion />
    </>
  );
}

type Looks = Readonly<Record<string, string>>;

const TEXTS: Looks = { ...styles.text, strong: styles.labelText, mono: styles.mono };

const Swatches = ({ looks }: { readonly looks: Looks }) => (
  <ul className={styles.swatches}>
    {Object.entries(looks).map(([name, look]) => (
      <li key={name}>
        <div className={look} />
        <code className={styles.name}>{name}</code>
      </li>
    ))}
  </ul>
);

const Bars = ({ looks }: { readonly looks: Looks }) => (
  <ul>
    {Object.entries(looks).map(([name, look]) => (
      <li key={name}>
        <code className={styles.name}>{name}</code>
        <div className={look} />
      </li>
    ))}
  </ul>
);

/** Each step of a scale by its name, on a sample that has the page's width. */
const Samples = ({ looks, text }: { readonly looks: Looks; readonly text: string }) => (
  <div className={styles.samples}>
    {Object.entries(looks).map(([name, look]) => (
      <div key={name} className={styles.sample}>
        <code className={styles.name}>{name}</code>
        <p className={look}>{text}</p>
      </div>
    ))}
  </div>
);

function Motion() {
  const say = useWords();
  const [moved, setMoved] = useState(false);
  return (
    <Part title={say(showcaseWords.motion)}>
      <div className={styles.path}>
        <div className={styles.mover} data-moved={moved || undefined} />
      </div>
      <button type="button" className={quietButton} onClick={() => setMoved(!moved)}>
        {say(showcaseWords.move)}
      </button>
    </Part>
  );
}

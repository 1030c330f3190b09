import { type ReactNode, useId } from 'react';
import type { NamedImage } from '#contract/announcements/endpoints.ts';
import type { Image } from '#contract/shapes/images.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { imageKey } from './announcement-image.ts';
import * as shared from './announcements.css.ts';
import { announcementsWords as words } from './announcements-words.ts';
import * as styles from './image-field.css.ts';
import { picturedWords } from './pictured-words.ts';

interface ImageFieldProperties {
  readonly images: readonly NamedImage[];
  /** The picture that is chosen; undefined for none. */
  readonly chosen: NamedImage | undefined;
  /** One was chosen before that the manifest has no longer. */
  readonly gone: boolean;
  /** Takes the key of a picture; empty for none. */
  readonly onChoose: (key: string) => void;
}

/** One of the manifest's pictures, or none; nothing to choose where the manifest has no pictures. */
export function ImageField({ images, chosen, gone, onChoose }: ImageFieldProperties) {
  const say = useWords();
  const group = useId();
  const value = imageKey(chosen ?? null);
  if (images.length === 0) return gone ? <p>{say(words.imageGone)}</p> : null;
  const option = (key: string, children: ReactNode) => (
    <label key={key} className={styles.option}>
      <input
        type="radio"
        name={group}
        className={styles.ring}
        checked={key === value}
        onChange={() => onChoose(key)}
      />
      {children}
    </label>
  );
  return (
    <fieldset className={styles.set} aria-describedby={`${group}-text`}>
      <legend className={styles.legend}>{say(words.image)}</legend>
      <p id={`${group}-text`} className={shared.muted}>
        {say(gone ? words.imageGone : words.imageHint)}
      </p>
      <div className={styles.options}>
        {option('', <span>{say(words.noImage)}</span>)}
        {images.map((one) =>
          option(
            imageKey(one),
            <>
              <Thumbnail of={one.image} />
              <span className={styles.words}>
                <span>{one.name}</span>
                <span className={shared.muted}>{say(picturedWords[one.of])}</span>
                {one.image.alt !== '' && (
                  <span className={shared.muted}>
                    {say(words.imageAlt, { words: one.image.alt })}
                  </span>
                )}
              </span>
            </>,
          ),
        )}
      </div>
    </fieldset>
  );
}

/** Small, and without its words: they stand beside it. */
function Thumbnail({ of: { sources, focus, alt: _, ...image } }: { readonly of: Image }) {
  return (
    <picture className={styles.thumbnail}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes="6rem" />
      ))}
      {/* What comes before its address holds for the first request already. */}
      <img loading="lazy" decoding="async" alt="" style={{ objectPosition: focus }} {...image} />
    </picture>
  );
}

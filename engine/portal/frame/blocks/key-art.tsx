import type { PageImage } from '#contract/programs/program.ts';
import { focusPosition, imageSources } from '#domain/programs/image-address.ts';
import { ArtEcho } from '../../base/art/hero-art.tsx';
import { useView } from '../../base/view/use-view.ts';
import { focusName, pageImage } from './page-image.ts';

interface KeyArtProperties {
  readonly image: PageImage;
  /** Which part of a wide page it fills. */
  readonly share: 'half' | 'all';
}

/** Wider than a narrow page: its frame there is higher than the picture's proportions. */
const SIZES = { half: '(min-width:62em) 55vw,130vw', all: '(min-width:62em) 100vw,130vw' } as const;

/** The publisher's own picture, the first that a page fetches. */
export function KeyArt({ image, share }: KeyArtProperties) {
  return <Picture image={image} sizes={SIZES[share]} first={{ fetchPriority: 'high' }} />;
}

/** The page's picture once more: that of its first hero, or the art that was drawn there. */
export function PageArt() {
  const image = pageImage(useView().content);
  if (!image) return <ArtEcho />;
  const later = { loading: 'lazy', decoding: 'async' } as const;
  return <Picture image={{ ...image, alt: '' }} sizes={SIZES.all} first={later} />;
}

interface PictureProperties {
  readonly image: PageImage;
  readonly sizes: string;
  /** What stands before its address, as that is asked for at once. */
  readonly first: React.ComponentProps<'img'>;
}

function Picture({ image, sizes, first }: PictureProperties) {
  const { file, width, height, alt = '', focus } = image;
  return (
    <picture className="art">
      {imageSources(file, width).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        {...first}
        alt={alt}
        // The document's style has the rule: its policy refuses style in markup.
        data-focus={focus && focusName(focus)}
        ref={(img) => {
          if (img && focus) img.style.objectPosition = focusPosition(focus);
        }}
        src={file}
        width={width}
        height={height}
      />
    </picture>
  );
}

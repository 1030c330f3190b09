import type { Image } from '#contract/shapes/images.ts';
import { picture } from './card-picture.css.ts';

/** The picture of a card, loaded when it comes near; nothing where there is none. */
export function CardPicture({ of }: { readonly of: Image | null }) {
  if (!of) return null;
  const { sources, focus, alt, ...image } = of;
  return (
    <picture className={picture}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes="auto,(min-width:48em) 30rem,90vw" />
      ))}
      {/* What comes before its address holds for the first request already. */}
      <img loading="lazy" decoding="async" alt={alt} style={{ objectPosition: focus }} {...image} />
    </picture>
  );
}

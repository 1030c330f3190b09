import { memo } from 'react';
import { useView } from '../view/use-view.ts';
import './art.css.ts';
import { artComponent } from './registry.ts';

const PICTURE = 'picture';

/** The program's generated picture; nothing where its theme names none. */
export const HeroArt = memo(function HeroArt() {
  const { art } = useView().theme;
  const Art = art && artComponent(art.kind);
  return Art ? (
    <svg className="art" aria-hidden="true">
      <g id={PICTURE}>
        <Art seed={art.seed ?? 1} density={art.density ?? 3} />
      </g>
    </svg>
  ) : null;
});

/** The page's picture once more, drawn from the first; nothing where the page has none. */
export const ArtEcho = memo(function ArtEcho() {
  return (
    <svg className="art" aria-hidden="true">
      <use href={`#${PICTURE}`} />
    </svg>
  );
});

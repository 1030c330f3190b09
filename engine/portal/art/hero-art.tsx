import { memo } from 'react';
import { useView } from '../view/use-view.ts';
import './art.css.ts';
import { artComponent } from './registry.ts';

/** The program's generated picture; nothing where its theme names none. */
export const HeroArt = memo(function HeroArt() {
  const { art } = useView().theme;
  const Art = art && artComponent(art.kind);
  return Art ? <Art seed={art.seed ?? 1} density={art.density ?? 3} /> : null;
});

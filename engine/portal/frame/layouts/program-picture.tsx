import { use } from 'react';
import { HeroArt } from '../../base/art/hero-art.tsx';
import { artComponent, preloadArt } from '../../base/art/registry.ts';
import { useView } from '../../base/view/use-view.ts';

/** The program's picture, which waits for what draws it. */
export function ProgramPicture() {
  const { art } = useView().theme;
  if (art && !artComponent(art.kind)) use(preloadArt(art.kind));
  return <HeroArt />;
}

import type { View } from '#contract/programs/view.ts';
import { type Build, MOMENT } from '../build/read-build.ts';
import type { RenderedPage } from '../ssr.tsx';

/**
 * A page as of another moment: its document says which one, sets the clock that its scripts read,
 * and carries a note that says so to who looks.
 */
export async function asOf(
  at: Date,
  page: RenderedPage,
  view: View,
  { moment, renderMomentNote }: Pick<Build, 'moment' | 'renderMomentNote'>,
): Promise<RenderedPage> {
  const note = await renderMomentNote(view, at);
  return {
    ...page,
    html: page.html
      .replace('<html ', `<html data-moment="${at.toISOString()}" `)
      .replace('</head>', () => `<script type="module" src="${moment}"></script></head>`)
      .replace(/<\/body>(?!.*<\/body>)/s, () => `${note}</body>`),
    modules: [...page.modules, MOMENT],
  };
}

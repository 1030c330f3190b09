import type { View } from '#contract/programs/view.ts';
import type { RenderedPage } from '../ssr.tsx';
import type { DocumentRequest } from './read-request.ts';

/** The pages whose card can stand alone on a stream. */
const ROUTES = new Set(['bingo-board', 'bingo-demo']);

/** Whether a page is asked for as a card alone, on nothing; of other pages that changes nothing. */
export const isOverlay = (
  { content }: Pick<View, 'content'>,
  { overlay }: Pick<DocumentRequest, 'overlay'>,
): boolean => overlay === true && content.kind === 'site' && ROUTES.has(content.route);

/** Says so in the document already: a stream must not show the page before the app is there. */
export const asOverlay = (page: RenderedPage): RenderedPage => ({
  ...page,
  html: page.html.replace('<html ', '<html data-overlay="" '),
});

import { runGuards } from '#domain/routing/guards.ts';
import type { Loaded, RouterContext } from '../../base/view/router-context.ts';
import { ViewContent } from '../view-content.tsx';

interface LoaderInput {
  readonly context: RouterContext;
  readonly location: { readonly publicHref: string };
  readonly preload: boolean;
  readonly abortController: AbortController;
}

/**
 * What every route of the portal shares: its loader asks for the view of its address, and its
 * component shows it. An unknown guard is an error of whoever wrote it and throws here.
 * Spread it: the router writes into the options of each route.
 */
export const viewRoute = {
  beforeLoad: async ({ context, preload }: Pick<LoaderInput, 'context' | 'preload'>) => {
    if (!preload) await context.pressAnswered?.();
  },
  loader: async ({
    context,
    location,
    preload,
    abortController: { signal },
  }: LoaderInput): Promise<Loaded> => {
    const purpose = preload ? 'preload' : 'visit';
    const loaded = await context.load(location.publicHref, purpose, signal);
    runGuards(loaded.view.guards, { signedIn: false, member: false });
    return loaded;
  },
  component: ViewContent,
};

import { runGuards } from '#domain/routing/guards.ts';
import { ViewContent } from '../pages/view-content.tsx';
import type { Loaded, RouterContext } from './context.ts';

interface LoaderInput {
  readonly context: RouterContext;
  readonly location: { readonly publicHref: string };
}

/**
 * What every route of the portal shares: its loader asks for the view of its address, and its
 * component shows it. An unknown guard is an error of whoever wrote it and throws here.
 */
export const viewRoute = {
  loader: async ({ context, location }: LoaderInput): Promise<Loaded> => {
    const loaded = await context.load(location.publicHref);
    runGuards(loaded.view.guards, { signedIn: false, member: false });
    return loaded;
  },
  component: ViewContent,
};

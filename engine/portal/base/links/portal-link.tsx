import type { ComponentProps } from 'react';
import { useView } from '../view/use-view.ts';

/** A link to a page of the portal itself; from a program's own host it leads to the main host. */
export function PortalLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { portal_origin } = useView();
  return <a href={portal_origin + to} {...rest} />;
}

import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { LinkList } from './link-list.tsx';
import { LinkPage } from './link-page.tsx';
import { MakePage } from './make-page.tsx';

/** The program's guest links, one of them, or where new ones are made. */
export function GuestLinksPage({ thing }: ConsolePageProperties) {
  if (thing === undefined) return <LinkList />;
  return thing === 'new' ? <MakePage /> : <LinkPage key={thing} id={thing} />;
}

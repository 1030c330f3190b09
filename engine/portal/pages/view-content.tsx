import { useReady } from '../shell/use-ready.ts';
import { useView } from '../view/use-view.ts';
import { pageComponent } from './registry.ts';

/** What stands at the current address. */
export function ViewContent() {
  useReady();
  const { content } = useView();
  const Page = pageComponent(content);
  return <Page content={content} />;
}

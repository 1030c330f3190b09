import { OpeningPanel } from '../../core/openings/opening-panel.tsx';
import { NoticePage } from '../../frame/layouts/notice-page.tsx';

/** Asks for an address to write to when applications open. */
export function Page() {
  return (
    <NoticePage>
      <OpeningPanel />
    </NoticePage>
  );
}

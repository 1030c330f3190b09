import type { ContentProperties } from '../../pages/content-properties.ts';
import { HistoryList } from '../requests/history-list.tsx';
import { SectionFrame } from '../section-frame.tsx';

/** Requests that were decided or withdrawn. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      <HistoryList />
    </SectionFrame>
  );
}

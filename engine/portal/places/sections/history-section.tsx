import type { ContentProperties } from '../../base/view/content-properties.ts';
import { HistoryList } from '../../capabilities/requests/history-list.tsx';
import { SectionFrame } from '../../frame/section-frame.tsx';

/** Requests that were decided or withdrawn. */
export function Page({ content: { section } }: ContentProperties<'section'>) {
  return (
    <SectionFrame section={section}>
      <HistoryList />
    </SectionFrame>
  );
}

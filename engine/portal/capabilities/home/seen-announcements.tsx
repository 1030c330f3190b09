import { useEffect, useRef } from 'react';
import { seeAnnouncements } from '#contract/announcements/endpoints.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';

interface SeenAnnouncementsProperties {
  readonly news: readonly { readonly id: string }[];
}

/** Says which announcements were shown, each once while the page is open; draws nothing. */
export function SeenAnnouncements({ news }: SeenAnnouncementsProperties) {
  const { uuid } = useProgram();
  const told = useRef(new Set<string>());
  const { mutate } = useAction(seeAnnouncements);
  useEffect(() => {
    const ids = news.map(({ id }) => id).filter((id) => !told.current.has(id));
    if (ids.length === 0) return;
    for (const id of ids) told.current.add(id);
    mutate({ query: { uuid }, body: { ids: ids.slice(0, 50) } });
  }, [news, uuid, mutate]);
  return null;
}

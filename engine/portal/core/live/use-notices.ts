import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { joinPath } from '#domain/routing/paths.ts';
import { addParts } from '../../base/i18n/load-messages.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import type { LiveNotice } from './live-notice.ts';

const WORDS: readonly string[] = ['live'];

/** Shows what happened as a toast, which leads to more about it where there is such a place. */
export function useNotices(): (notice: LiveNotice) => void {
  const { i18n } = useLingui();
  const view = useView();
  const { slug, sections } = useProgram();
  const router = useRouter();
  return ({ title, description, tone, section }) => {
    const say = ({ word, values = {} }: LiveNotice['title']) => i18n._({ ...word, values });
    const path = sections.find(({ name }) => name === section)?.path;
    const show = () =>
      toast({
        title: say(title),
        tone,
        ...(description ? { description: say(description) } : {}),
        ...(path === undefined
          ? {}
          : { onClick: () => void router.navigate({ to: joinPath(`/programs/${slug}`, path) }) }),
      });
    // Without its words it is at least told in English.
    addParts(i18n, view, WORDS).then(show, show);
  };
}

import type { PreviewMoment } from '#contract/manifests/endpoints.ts';
import { previewMoments } from '#domain/campaigns/preview-moments.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ApiProgram } from '../http/program-directory.ts';

/** The moments around a program's applications and the seasons of its manifest. */
export function shownMoments(
  { program, campaign }: Pick<ApiProgram, 'program' | 'campaign'>,
  locale: string,
): PreviewMoment[] {
  const { applications } = program;
  const seasons = (campaign()?.activations ?? []).filter(({ kind }) => kind === 'season');
  const of = (
    named: Pick<PreviewMoment, 'of' | 'title'>,
    scheduled: Parameters<typeof previewMoments>[0],
  ) =>
    previewMoments(scheduled).map(({ phase, at }) => ({ ...named, phase, at: at.toISOString() }));
  return [
    ...(applications.state === 'window'
      ? of({ of: 'applications', title: null }, applications)
      : []),
    ...seasons.flatMap((season) =>
      of({ of: 'season', title: pickText(season.title, locale) }, season),
    ),
  ];
}

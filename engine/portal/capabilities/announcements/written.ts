import type { NamedImage, OperatorAnnouncement } from '#contract/announcements/endpoints.ts';
import { localField } from '../../core/console/local-field.ts';
import { findImage, imageKey } from './announcement-image.ts';

/** An announcement as it stands in the form's fields. */
export interface Typed {
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  readonly audience: 'members' | 'season' | 'tag';
  readonly season: string;
  readonly tag: string;
  /** The key of a picture of the manifest; empty for none. */
  readonly image: string;
  /** As a field of a local moment has it; empty for at once and for no end. */
  readonly from: string;
  readonly until: string;
  readonly mail: boolean;
}

/** What the form begins with. */
export function beginTyped(season: string, of: OperatorAnnouncement | undefined): Typed {
  const { audience } = of ?? { audience: { kind: 'members' as const } };
  return {
    title: of?.title ?? {},
    text: of?.text ?? {},
    audience: audience.kind,
    season: audience.kind === 'season' ? String(audience.activation_id) : season,
    tag: audience.kind === 'tag' ? audience.tag : '',
    image: imageKey(of?.image ?? null),
    from: of ? localField(of.from) : '',
    until: of?.until ? localField(of.until) : '',
    mail: of?.mail ?? false,
  };
}

const AUDIENCES = ['members', 'season', 'tag'] as const;

/** What the form begins with where a draft was kept; what is no text of it is left out. */
export function fromDraft(begun: Typed, kept: Readonly<Record<string, unknown>> = {}): Typed {
  const text = (name: 'season' | 'tag' | 'image' | 'from' | 'until'): string => {
    const found = kept[name];
    return typeof found === 'string' ? found : begun[name];
  };
  const { audience, mail } = kept;
  return {
    title: { ...begun.title, ...textsIn(kept.title) },
    text: { ...begun.text, ...textsIn(kept.text) },
    audience: AUDIENCES.find((one) => one === audience) ?? begun.audience,
    ...{ season: text('season'), tag: text('tag'), image: text('image') },
    ...{ from: text('from'), until: text('until') },
    mail: typeof mail === 'boolean' ? mail : begun.mail,
  };
}

const textsIn = (kept: unknown): Record<string, string> =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
    : {};

/**
 * What is sent of it: languages in which nothing was written are left out, and a picture that is none
 * of the manifest's.
 */
export function asWritten(typed: Typed, images: readonly NamedImage[]) {
  const image = findImage(images, typed.image);
  return {
    title: filled(typed.title),
    text: filled(typed.text),
    audience: audienceOf(typed),
    mail: typed.mail,
    ...(image ? { image: { of: image.of, id: image.id } } : {}),
    ...(typed.from === '' ? {} : { from: new Date(typed.from).toISOString() }),
    ...(typed.until === '' ? {} : { until: new Date(typed.until).toISOString() }),
  };
}

export function audienceOf({ audience, season, tag }: Typed): OperatorAnnouncement['audience'] {
  if (audience === 'season') return { kind: 'season', activation_id: Number(season) };
  if (audience === 'tag') return { kind: 'tag', tag: tag.trim() };
  return { kind: 'members' };
}

const filled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

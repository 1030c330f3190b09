import type { NamedImage } from '#contract/announcements/endpoints.ts';
import type { LocalizedText } from '#contract/programs/campaign.ts';
import type { Pictured } from '#contract/vocabulary/picture-words.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ApiProgram } from '../http/program-directory.ts';

type Named = { readonly id: number; readonly title: LocalizedText };

/** Every picture of a program and its campaign, with the name of what it is of. */
export function namedImages(
  program: Pick<ApiProgram, 'campaign' | 'images' | 'localised'>,
  locale: string,
): NamedImage[] {
  const names = namesOf(program, locale);
  return program
    .images(locale)
    .map(({ of, id, image }) => ({ of, id, name: names[of].get(id) ?? pageOf(id), image }));
}

/** The path of the page that key art is on: its id goes on with its place there, as `/ 0`. */
const pageOf = (hero: string) => hero.replace(/ \d+$/, '');

function namesOf(
  { campaign, localised }: Pick<ApiProgram, 'campaign' | 'localised'>,
  locale: string,
): Readonly<Record<Pictured, ReadonlyMap<string, string>>> {
  const lists = campaign();
  const titles = (list: readonly Named[] = []) =>
    new Map(list.map(({ id, title }) => [String(id), pickText(title, locale)]));
  return {
    activations: titles(lists?.activations),
    quest_groups: titles(lists?.quest_groups),
    quests: titles(lists?.quests),
    rewards: titles(lists?.rewards),
    bingo_boards: titles(lists?.bingo_boards),
    heroes: new Map(),
    announcements: new Map(
      (localised(locale).announcements ?? []).map(({ id, title }) => [id, title]),
    ),
  };
}

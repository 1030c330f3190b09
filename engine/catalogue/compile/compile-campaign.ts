import type { Campaign, CampaignManifest, LocalizedText } from '#contract/programs/campaign.ts';
import type { Program } from '#contract/programs/program.ts';
import { DIFFICULTY, WEIGHT } from '#domain/bingo/items.ts';
import { USUAL_POINTS } from '#domain/bingo/pattern-points.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { fillIn, type TextValues } from '#domain/text/placeholders.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { type CampaignLists, resolveCampaignManifest } from '../resolve/resolve-campaign.ts';
import { type Annotation, memberAnnotation } from '../schema/annotation.ts';
import type { CompileContext } from './context.ts';
import { digest } from './stamp.ts';
import type { Translator } from './translators.ts';

const LOW_STOCK = 10;

/** A sound campaign as the environment has it, each text in every locale the program is offered in. */
export function compileCampaign(
  manifest: CampaignManifest,
  program: Program,
  context: CompileContext,
  translators: readonly Translator[],
): Campaign {
  const { product } = context.site;
  const values = { program: program.title, publisher: program.publisher, product };
  const say = (source: string) => campaignText(source, values, translators);
  const lists = fillDefaults(resolveCampaignManifest(manifest, context.environment));
  const content = mapTexts(ANNOTATIONS.campaign, lists, say) as Omit<Campaign, 'hash'>;
  return { hash: digest(JSON.stringify(content)), ...content };
}

/** A text in every locale that has a translation of it. */
export function campaignText(
  source: string,
  values: TextValues,
  translators: readonly Translator[],
): LocalizedText {
  const text: Record<string, string> = { [DEFAULT_LOCALE]: fillIn(source, values) };
  for (const { locale, translate } of translators) {
    const translation = translate(source);
    if (translation !== undefined) text[locale] = fillIn(translation, values);
  }
  return text;
}

/** A value with each of its texts replaced. */
function mapTexts(
  annotation: Annotation | undefined,
  value: unknown,
  replace: (text: string) => unknown,
): unknown {
  if (typeof value === 'string') return annotation?.text ? replace(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(annotation?.items, item, replace));
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      mapTexts(annotation && memberAnnotation(annotation, members, name), member, replace),
    ]),
  );
}

function fillDefaults({
  activations,
  quest_groups,
  quests,
  rewards,
  bingo_boards,
  ...rest
}: CampaignLists) {
  return {
    activations: withoutImages(activations).map(({ key, content, ...activation }) => ({
      ...activation,
      guests: activation.guests ?? false,
      agreements: activation.agreements ?? [],
      ...(key && { key: { low_stock: LOW_STOCK, ...key } }),
      ...(content && { content: { hashtags: [], ...content } }),
    })),
    quest_groups: withoutImages(quest_groups),
    quests: withoutImages(quests).map((quest) => ({
      ...quest,
      platforms: quest.platforms ?? [],
      hashtags: quest.hashtags ?? [],
      content_types: quest.content_types ?? [],
      repeat: quest.repeat ?? 'once',
      agreements: quest.agreements ?? [],
      prerequisites: quest.prerequisites ?? [],
    })),
    // Who has a role has it: only a campaign that says so lets somebody pay for it twice.
    rewards: withoutImages(rewards).map((reward) =>
      reward.kind === 'role' ? { limit_per_creator: 1, ...reward } : reward,
    ),
    bingo_boards: withoutImages(bingo_boards).map((board) => ({
      ...board,
      free_centre: board.free_centre ?? false,
      hand_marks_pay: board.hand_marks_pay ?? false,
      items: board.items.map((item) => ({
        weight: WEIGHT.usual,
        difficulty: DIFFICULTY.usual,
        ...item,
      })),
      points: board.points ?? USUAL_POINTS,
    })),
    ...rest,
  };
}

/** What is stored of a campaign when it is applied; pictures follow the files as they are. */
const withoutImages = <Thing extends { image?: unknown }>(things: readonly Thing[]) =>
  things.map(({ image: _, ...thing }) => thing);

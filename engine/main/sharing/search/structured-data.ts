import type { Inline, RichText, RichTextBlock } from '#contract/programs/rich-text.ts';
import type { View } from '#contract/programs/view.ts';
import { localeAddress } from '#domain/locales/locale-address.ts';
import { languageTag } from '#domain/locales/negotiate-locale.ts';

type Node = Readonly<Record<string, unknown>>;
/** How many questions are told: every further one costs each visitor some twenty bytes. */
const MOST_QUESTIONS = 4;

/**
 * What a page is, in schema.org's words: which site it belongs to and who runs that, where it stands
 * there, and the questions it answers. `title`: its own, where it has one. Every document
 * carries it: what the head says already is not said again.
 */
export function structuredData(view: View, title: string | undefined): Node {
  const { program, product, canonical, locale } = view;
  const home = homeOf(view);
  const name = program?.title ?? `${product} Creators`;
  const publisher = { '@type': 'Organization', name: program?.publisher ?? product };
  const questions = questionsOf(view);
  const address = localeAddress(locale, canonical);
  const kind = questions.length > 0 ? 'FAQPage' : 'WebPage';
  const landing = canonical === home;
  return {
    '@context': 'https://schema.org',
    '@type': landing ? ['WebSite', kind] : kind,
    // It is the site's name that search engines show beside the landing page's title.
    name: landing ? name : (title ?? name),
    url: address,
    inLanguage: languageTag(locale),
    ...(landing ? { publisher } : { isPartOf: { '@type': 'WebSite', name, url: home, publisher } }),
    ...(title === undefined || landing
      ? {}
      : { breadcrumb: breadcrumbs([name, home], [title, address]) }),
    ...(questions.length > 0 ? { mainEntity: questions } : {}),
  };
}

/** The landing page that a page belongs to: below its program's base, or the whole of a host. */
function homeOf({ canonical, base }: View): string {
  const { origin, pathname } = new URL(canonical);
  const below = base !== '' && (pathname === base || pathname.startsWith(`${base}/`));
  return origin + (below ? base : '/');
}

function breadcrumbs(...places: readonly (readonly [name: string, url: string])[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function questionsOf({ content }: View): Node[] {
  if (content.kind !== 'page') return [];
  return content.page.blocks
    .flatMap((block) => (block.kind === 'faq' ? block.items : []))
    .slice(0, MOST_QUESTIONS)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    }));
}

/** Rich text without its form, blocks apart by a space. */
export const plainText = (text: RichText): string => text.map(blockText).join(' ').trim();

function blockText(block: RichTextBlock): string {
  switch (block.kind) {
    case 'rule':
      return '';
    case 'list':
      return block.items.map(plainText).join(' ');
    case 'quote':
      return plainText(block.content);
    default:
      return block.content.map(inlineText).join('');
  }
}

function inlineText(part: Inline): string {
  if (typeof part === 'string') return part;
  return part.kind === 'break' ? ' ' : part.content.map(inlineText).join('');
}

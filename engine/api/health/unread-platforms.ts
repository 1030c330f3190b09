import { CONNECTORS } from '#contract/vocabulary/connector-words.ts';
import { missingCredentials } from '../identity-providers/connector-credentials.ts';

/** A program as far as it says what is read for it. */
export interface ReadingProgram {
  readonly slug: string;
  /** Platforms that metrics of its campaign are read from, or roles given on. */
  readonly connectors?: readonly string[];
}

export interface UnreadPlatform {
  readonly platform: string;
  /** Slugs of the programs that wait for it. */
  readonly programs: readonly string[];
  /** A sentence: what is missing and what to do. */
  readonly message: string;
}

/** Programs that are named; the others are counted. */
const NAMED = 5;

/**
 * The platforms that programs count on and that this environment cannot read, so that their quests
 * would stand still, and their roles not be given, without a word.
 */
export function unreadPlatforms(
  programs: Iterable<ReadingProgram>,
  variables: Readonly<Record<string, string | undefined>>,
): UnreadPlatform[] {
  const all = [...programs];
  const chosen = variables.MARQUEE_CONNECTORS?.trim() ?? '';
  const simulated = URL.canParse(chosen);
  return CONNECTORS.flatMap((platform) => {
    const waiting = all.filter(({ connectors = [] }) => connectors.includes(platform));
    if (waiting.length === 0 || simulated) return [];
    const off = chosen === 'off';
    const missing = missingCredentials(platform, variables);
    if (!off && missing.length === 0) return [];
    const slugs = waiting.map(({ slug }) => slug);
    const rest = slugs.length - NAMED;
    const named = slugs.slice(0, NAMED).map((slug) => `"${slug}"`);
    const whose = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    const remedy = off
      ? 'MARQUEE_CONNECTORS is off: set it to platforms, or leave it out.'
      : `Set ${inWords(missing)}.`;
    const message = `Nothing is read from ${platform}, and no role given there: metrics or rewards of ${whose} count on it. ${remedy}`;
    return [{ platform, programs: slugs, message }];
  });
}

const inWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');

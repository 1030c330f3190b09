import { globalStyle } from '@vanilla-extract/css';

export type Rules = Readonly<Record<string, Parameters<typeof globalStyle>[1]>>;

/** Styles parts of what `&` stands for; each selector begins with it. */
export function styleAll(subject: string, rules: Rules): void {
  for (const [selector, rule] of Object.entries(rules))
    globalStyle(selector.replaceAll('&', subject), rule);
}

/** Styles parts of a block where it has a look; `&` is the block. Stronger than any theme's cards. */
export const within = (look: string, rules: Rules): void =>
  styleAll(`main [data-look=${look}]`, rules);

import type { Theme } from '#contract/programs/program.ts';

type Frame = NonNullable<Theme['frame']>;
interface Looks {
  readonly card: NonNullable<Theme['card']>;
  readonly button: NonNullable<Theme['button']>;
  readonly head: NonNullable<Frame['head']>;
  readonly edge: NonNullable<Frame['edge']>;
  readonly mark: NonNullable<Frame['mark']>;
}

/**
 * The selector of a style where the theme has one of these looks. Pages behind the landing pages
 * name them; landing pages are styled by `frameCss` and `cardCss` alone.
 */
export const inLook = <Name extends keyof Looks>(
  name: Name,
  ...values: readonly Looks[Name][]
): string => `main:is(${values.map((value) => `[data-look-${name}=${value}]`).join(',')}) &`;

/** What stands aslant where a theme's buttons do. */
export const skewed = { transform: 'skewX(-9deg)', borderRadius: '2px' } as const;

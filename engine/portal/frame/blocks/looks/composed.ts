import { tokens } from '../../../base/theme/tokens.ts';
import { hero, inner, picture } from '../hero.css.ts';
import { type Rules, styleAll } from './within.ts';

const HEIGHT = 'var(--picture,clamp(10rem,34vw,20rem))';
const narrow = (rule: object) => ({ '@media': { '(max-width: 61.99rem)': rule } });

/** What matters in a picture stands to the right of its middle. */
export const shifted = { position: 'absolute', right: 0, width: '150%', maxWidth: 'none' } as const;

export const scrim = (value: string) => ({ vars: { '--scrim': value } });

/** Styles parts of a hero where it has a composition; `&` is the hero. */
export const composed = (composition: string, rules: Rules): void =>
  styleAll(`${hero}[data-composition=${composition}]`, rules);

/** Until there is room beside the words, the picture of these stands above them and fades. */
export function stacked(composition: string): void {
  composed(composition, {
    '&': narrow(scrim(`linear-gradient(to top,${tokens.color.ground} 16%,transparent 75%)`)),
    [`& ${picture}`]: narrow({ bottom: 'auto', height: HEIGHT }),
    [`& ${inner}`]: narrow({ paddingTop: `calc(${HEIGHT} - 2rem)` }),
    [`& ${picture} > svg`]: { '@media': { '(max-width: 44rem)': shifted } },
  });
}

/** The same where a figure fills the picture: as much of it is seen as there is room for. */
export function figured(composition: string): void {
  stacked(composition);
  composed(composition, {
    '&': narrow({ vars: { '--picture': 'clamp(13rem,42vw,22rem)' } }),
    [`& ${picture}`]: narrow({ overflow: 'hidden' }),
    [`& ${picture} > svg`]: {
      '@media': {
        '(max-width: 61.99rem)': { height: 'auto', aspectRatio: '3/2' },
        '(max-width: 44rem)': { width: '100%' },
      },
    },
  });
}

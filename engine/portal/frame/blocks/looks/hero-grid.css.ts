import { space, tokens, wide } from '../../../base/theme/tokens.ts';
import { facts, inner, picture, words } from '../hero.css.ts';
import { composed, scrim, shifted } from './composed.ts';

const { color, radius } = tokens;
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });

// Words, picture and facts as tiles.
composed('grid', {
  '&': scrim('none'),
  [`& ${inner}`]: {
    gap: space(5),
    paddingBlock: space(10),
    '@media': { [wide.desktop]: { gridTemplateColumns: 'minmax(0,1.1fr) minmax(0,1fr)' } },
  },
  [`& ${picture}`]: {
    position: 'relative',
    order: 1,
    minHeight: '13rem',
    height: '100%',
    borderRadius: radius.large,
    overflow: 'hidden',
    background: color.surface,
  },
  [`& ${picture} > svg`]: shifted,
  [`& ${words}`]: desktop({ paddingBlock: space(16) }),
  [`& ${facts}`]: { order: 2, gridColumn: '1/-1', gap: space(5) },
});

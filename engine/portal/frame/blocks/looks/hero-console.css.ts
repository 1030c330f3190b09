import { inset, space, textSize, tokens, wide } from '../../../base/theme/tokens.ts';
import { fact, factLabel, facts, factValue, inner, words } from '../hero.css.ts';
import { composed, figured, scrim } from './composed.ts';

const { color } = tokens;
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });

figured('console');

// Panels and readouts over the picture.
composed('console', {
  '&': desktop(scrim('none')),
  [`& ${inner}`]: {
    gap: space(4),
    '@media': {
      [wide.desktop]: {
        gridTemplateColumns: '1.8fr 1fr',
        columnGap: 0,
        alignContent: 'center',
        minHeight: '38rem',
      },
    },
  },
  [`& :is(${words},${facts})`]: {
    background: color.ground,
    borderTop: `6px solid ${color.primary}`,
    padding: inset.panel,
  },
  [`& ${facts}`]: {
    alignSelf: 'end',
    flexDirection: 'column',
    gap: 0,
    paddingBlock: space(2),
  },
  [`& ${fact}`]: {
    flex: 'none',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space(4),
    paddingBlock: space(3),
  },
  [`& ${fact}+*`]: { borderTop: `1px solid ${color.border}` },
  [`& ${factValue}`]: { whiteSpace: 'nowrap' },
  [`& ${factLabel}`]: {
    fontFamily: tokens.font.mono,
    fontSize: textSize.small,
    textAlign: 'end',
    textWrap: 'balance',
  },
});

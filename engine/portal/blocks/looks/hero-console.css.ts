import { space, tokens, wide } from '../../theme/tokens.ts';
import { fact, factLabel, facts, factValue, inner, words } from '../hero.css.ts';
import { composed, scrim, stacked } from './composed.ts';

const { color } = tokens;
const desktop = (rule: object) => ({ '@media': { [wide.desktop]: rule } });

stacked('console');

// Panels and readouts over the picture.
composed('console', {
  '&': desktop(scrim('none')),
  [`& ${inner}`]: {
    gap: space(4),
    '@media': { [wide.desktop]: { gridTemplateColumns: '1.8fr 1fr', minHeight: '38rem' } },
  },
  [`& :is(${words},${facts})`]: {
    background: color.ground,
    borderTop: `6px solid ${color.primary}`,
    padding: 'clamp(1.2rem,3.4vw,2.8rem)',
  },
  [`& ${facts}`]: { alignSelf: 'end', flexDirection: 'column', gap: 0, paddingBlock: space(2) },
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
  [`& ${factLabel}`]: { fontFamily: tokens.font.mono, fontSize: '.84rem', textAlign: 'end' },
});

import { badge, itemTitle } from '../../theme/parts.css.ts';
import { roomy, space, tokens } from '../../theme/tokens.ts';
import { step } from '../steps.css.ts';
import { within } from './within.ts';

// A list of tall numerals, ruled like a page of contents.
within('numerals', {
  [`& ${step}`]: {
    gridTemplateColumns: 'clamp(3.6rem,15cqi,11rem) minmax(0,1fr)',
    alignItems: 'center',
    paddingBlock: space(5),
    borderTop: `1px solid ${tokens.color.control}`,
  },
  [`& ${badge}`]: {
    display: 'block',
    width: 'auto',
    height: 'auto',
    border: 0,
    clipPath: 'none',
    background: 'none',
    color: tokens.color.accent,
    fontFamily: tokens.font.display,
    fontWeight: 'var(--display-weight)',
    fontStyle: 'var(--display-style)',
    fontSize: 'calc(clamp(2.6rem,1.4rem + 6cqi,6.5rem)*var(--display-scale,1))',
    lineHeight: 1,
  },
  [`& ${itemTitle}`]: {
    fontSize: 'calc(clamp(1.3rem,1rem + 1.2cqi,1.8rem)*var(--display-scale,1))',
  },
  [`& ${step}>div`]: {
    '@container': {
      [roomy]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.5fr)',
        gap: space(8),
        alignItems: 'baseline',
      },
    },
  },
});

import { badge, itemTitle } from '../../../base/theme/parts.css.ts';
import { displaySize, roomy, space, tokens } from '../../../base/theme/tokens.ts';
import { step } from '../steps.css.ts';
import { within } from './within.ts';

// A list of tall numerals, ruled like a page of contents.
within('numerals', {
  [`& ${step}`]: {
    gridTemplateColumns: 'clamp(3.6rem,15cqi,11rem) minmax(0,1fr)',
    alignItems: 'baseline',
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
    fontSize: displaySize('numeral'),
    lineHeight: 1,
  },
  [`& ${itemTitle}`]: {
    fontSize: displaySize('item'),
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

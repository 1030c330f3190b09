import { inset, space, tokens } from '../../../base/theme/tokens.ts';
import { inner, picture, title } from '../apply-banner.css.ts';
import { within } from './within.ts';

// A sign in the brand's colour that hangs in the page, with a row of lamps for a frame.
within('sign', {
  '&': { paddingBlock: inset.section },
  [`& ${inner}`]: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    justifyItems: 'center',
    padding: `${inset.section} ${space(10)}`,
    borderRadius: tokens.radius.large,
    textAlign: 'center',
  },
  [`& ${inner}::before`]: {
    content: '',
    position: 'absolute',
    inset: '.7rem',
    border: `9px dotted ${tokens.color.text}`,
    borderRadius: 'inherit',
    opacity: 0.5,
    pointerEvents: 'none',
  },
  [`& ${picture}`]: {
    insetInlineEnd: '1.7rem',
    width: '30%',
    maskImage: 'radial-gradient(closest-side,#000 50%,transparent)',
  },
  [`& ${title}`]: { maxWidth: '18ch' },
});

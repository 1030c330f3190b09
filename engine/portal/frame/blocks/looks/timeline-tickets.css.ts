import { frame } from '../../../base/theme/parts.css.ts';
import { space, tokens } from '../../../base/theme/tokens.ts';
import { date, entry } from '../timeline.css.ts';
import { within } from './within.ts';

const { color } = tokens;
const STUB = '3.6rem';
const notch = (side: string) =>
  `radial-gradient(circle .6rem at ${side} ${STUB},transparent 98%,#000)`;

// Tickets with a stub: the date above the perforation, what it admits to below.
within('tickets', {
  [`& ${frame}`]: { gridTemplateColumns: 'minmax(0,1fr)' },
  '& ol': {
    display: 'grid',
    gap: space(5),
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,19rem),1fr))',
  },
  [`& ${entry}`]: {
    padding: `0 ${space(6)} ${space(6)}`,
    alignContent: 'start',
    borderRadius: tokens.radius.medium,
    background: `linear-gradient(${color.primary} ${STUB},${color.raised} 0)`,
    mask: `${notch('0')}0 0/51% 100% no-repeat,${notch('100%')}100% 0/51% 100% no-repeat`,
  },
  [`& ${date}`]: { marginBottom: space(4), color: color.onPrimary, lineHeight: STUB },
});

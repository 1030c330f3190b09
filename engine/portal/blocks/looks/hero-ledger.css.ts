import { inset, tokens } from '../../theme/tokens.ts';
import { facts, inner, words } from '../hero.css.ts';
import { composed, scrim, stacked } from './composed.ts';

const { color } = tokens;

stacked('ledger');

// A sheet of paper that goes on below the picture.
composed('ledger', {
  '&': scrim('none'),
  [`& ${inner}`]: { maxWidth: '58rem', gap: 0, paddingInline: 0, paddingBottom: 0 },
  [`& :is(${words},${facts})`]: {
    padding: inset.panel,
    background: color.ground,
    color: color.text,
    boxShadow: `0 0 0 1px ${color.border}`,
  },
});

import { space, tokens } from '../../../base/theme/tokens.ts';
import { figure } from '../stats.css.ts';
import { level } from './level.ts';
import { within } from './within.ts';

// Figures under a line each.
within('row', level);
within('row', {
  [`& ${figure}`]: { borderTop: `2px solid ${tokens.color.accent}`, paddingTop: space(4) },
});

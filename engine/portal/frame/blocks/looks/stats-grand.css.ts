import { displaySize, roomy, space, textSize, tokens } from '../../../base/theme/tokens.ts';
import { figure, figures, label, value } from '../stats.css.ts';
import { within } from './within.ts';

const row = (rule: object) => ({ '@container': { [roomy]: rule } });

// The first figure as tall as it goes, the others in a list below or beside it.
within('grand', {
  [`& ${figures}`]: {
    gridTemplateColumns: 'minmax(0,1fr)',
    rowGap: 0,
    ...row({ gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.2fr)' }),
  },
  [`& ${figure}+*`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.2fr)',
    alignItems: 'baseline',
    paddingBlock: space(4),
    borderTop: `1px solid ${tokens.color.border}`,
    ...row({ gridColumn: 2 }),
  },
  [`& ${figure}+* ${value}`]: { order: -1 },
  [`& ${figure}:first-child`]: {
    gap: space(5),
    paddingBottom: space(6),
    ...row({ gridArea: '1/1/span 6' }),
  },
  [`& ${figure}:first-child ${value}`]: {
    color: tokens.color.accent,
    fontSize: displaySize('grand'),
  },
  [`& ${figure}:first-child ${label}`]: { fontSize: textSize.large },
});

import { roomy, space, tokens } from '../../theme/tokens.ts';
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
  [`& ${figure}:first-child`]: { paddingBottom: space(6), ...row({ gridArea: '1/1/span 6' }) },
  [`& ${figure}:first-child ${value}`]: {
    color: tokens.color.accent,
    fontSize: 'calc(clamp(5.5rem,1rem + 15cqi,13rem)*var(--display-scale,1))',
    lineHeight: 0.9,
  },
  [`& ${figure}:first-child ${label}`]: { fontSize: '1.2rem' },
});

import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: vars.space[6],
});

import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(6rem, 1fr)',
  gap: vars.density.fieldGap,
  minInlineSize: 0,
  maxInlineSize: '24rem',
});

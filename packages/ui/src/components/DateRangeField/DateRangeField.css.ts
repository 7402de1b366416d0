import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.density.fieldGap,
  minInlineSize: 0,
  maxInlineSize: '28rem',
});

import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { density, space } = vars;

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBlockEnd: space[1] });

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: density.fieldGap,
  minInlineSize: 0,
  maxInlineSize: '28rem',
});

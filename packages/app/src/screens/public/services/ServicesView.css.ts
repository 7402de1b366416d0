import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const card = style({ blockSize: '100%' });
export const description = style({ flexGrow: 1 });
export const icon = style({
  display: 'grid',
  padding: space[2],
  borderRadius: radius.md,
  color: color.accentText,
  background: color.accentSubtle,
});

import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

export const frame = style({ position: 'relative', display: 'flex' });

export const withToggle = style({
  paddingInlineEnd: vars.density.controlHeight,
  // Edge draws a toggle of its own.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

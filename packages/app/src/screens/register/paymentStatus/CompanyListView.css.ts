import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const rowActions = style({
  display: 'inline-flex',
  gap: vars.space[2],
});

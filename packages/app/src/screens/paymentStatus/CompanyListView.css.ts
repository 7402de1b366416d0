import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

export const rowActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[2],
  '@media': { '(max-width: 767px)': { paddingBlock: vars.space[2] } },
});

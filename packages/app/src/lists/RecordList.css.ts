import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Of the record that was just added. */
export const added = style({
  marginInlineStart: vars.space[1],
  '@media': { print: { display: 'none' } },
});

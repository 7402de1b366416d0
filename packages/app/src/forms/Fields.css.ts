import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Controls of one row stand at one height, whatever hints and errors their neighbours have. */
export const grid = style({ alignItems: 'start', gap: vars.density.fieldGap });

/** Takes no room while it is empty. */
export const notice = style({
  selectors: { '&:not(:empty)': { marginBlockStart: vars.density.fieldGap } },
});

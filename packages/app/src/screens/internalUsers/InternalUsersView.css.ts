import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** On cards, where buttons have borders, they do not touch; in a column there is no room to spare. */
export const actions = style({
  display: 'inline-flex',
  selectors: { '[data-stacked] &': { gap: vars.space[2] } },
});

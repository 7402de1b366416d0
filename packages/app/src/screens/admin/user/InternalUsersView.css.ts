import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * On cards, where buttons have borders, they do not touch; in a column there is no room to spare, and the same action stands
 * below itself where a user has fewer.
 */
export const actions = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: `repeat(3, ${vars.density.controlHeight})`,
  selectors: { '[data-stacked] &': { display: 'inline-flex', gap: vars.space[2] } },
});

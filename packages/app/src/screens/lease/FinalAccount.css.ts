import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room to sign in. */
export const signature = style({
  marginBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.text}`,
  breakInside: 'avoid',
});

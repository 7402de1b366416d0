import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room to sign in. */
export const signature = style({
  marginBlock: `${vars.space[8]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.text}`,
  breakInside: 'avoid',
});

import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room to sign in, on paper alone. */
export const signatures = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space[8],
      marginBlockStart: vars.space[8],
      breakInside: 'avoid',
    },
  },
});

export const line = style({
  borderBlockStart: `1px solid ${vars.color.text}`,
  paddingBlockStart: vars.space[1],
});

import { media, vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { lineHeight, space } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  maxInlineSize: '40rem',
});

export const row = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'start',
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const field = style({ flex: 1 });

/** Beside the control, below the label. */
export const button = style({
  marginBlockStart: `calc(${lineHeight.md} + ${space[1]})`,
  '@media': { [media.narrow]: { marginBlockStart: 0 } },
});

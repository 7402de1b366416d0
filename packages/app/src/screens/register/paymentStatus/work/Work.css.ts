import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, fontWeight, space } = vars;

export const search = style({
  justifyContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  color: color.textMuted,
  fontWeight: fontWeight.regular,
});

export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'baseline' });

export const records = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

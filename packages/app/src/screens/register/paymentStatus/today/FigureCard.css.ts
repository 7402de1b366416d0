import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, fontWeight, space } = vars;

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const value = style({ fontWeight: fontWeight.medium, fontVariantNumeric: 'tabular-nums' });

export const hint = style({ flexBasis: '100%' });

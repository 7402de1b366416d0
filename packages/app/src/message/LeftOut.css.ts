import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

/** So many that the messages below would be out of sight scroll by themselves. */
export const rows = style({
  maxBlockSize: '16rem',
  overflowY: 'auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[1],
});

export const lease = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });

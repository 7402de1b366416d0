import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[6],
});

export const list = style({ margin: 0, paddingInline: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const category = style({ flexGrow: 1 });

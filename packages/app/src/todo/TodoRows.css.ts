import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, fontWeight, space } = vars;

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[6],
});

/** On a wide screen it stays beside the rows that scroll. */
export const detail = style({
  '@media': { '(min-width: 64rem)': { position: 'sticky', insetBlockStart: space[6] } },
});

/** Below the row that it is of. */
export const inPlace = style({ paddingInline: space[4], paddingBlockEnd: space[4] });

export const list = style({ margin: 0, paddingInline: 0, listStyle: 'none' });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const row = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceHover },
    '&[aria-current]': {
      background: color.surfaceHover,
      boxShadow: `inset 3px 0 0 ${color.accent}`,
    },
  },
});

export const first = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const category = style({ flexGrow: 1 });

export const title = style({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });

import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontWeight, space } = vars;

export const totals = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space.half,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text,
});

/** A total of 30 digits wraps before it sticks out. */
export const total = style({
  fontWeight: fontWeight.semibold,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const missing = style({ color: color.textMuted });

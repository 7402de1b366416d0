import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const board = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(13rem, 1fr)',
  alignItems: 'start',
  gap: space[3],
  overflowX: 'auto',
  // Rings of focus at its edges are not cut.
  padding: '3px',
  margin: '-3px',
  color: color.text,
  '@media': {
    [media.narrow]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflow: 'visible',
      padding: 0,
      margin: 0,
    },
    [media.print]: { overflow: 'visible', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  overflowWrap: 'anywhere',
});

export const count = style({
  color: color.textMuted,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const items = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

export const empty = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

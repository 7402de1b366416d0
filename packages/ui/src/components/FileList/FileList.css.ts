import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, lineHeight, radius, space } = vars;

export const list = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
});

export const empty = style({ color: color.textMuted });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.surfaceRaised,
  breakInside: 'avoid',
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  overflow: 'hidden',
  borderRadius: radius.sm,
  background: color.surfaceSunken,
  color: color.textMuted,
});
globalStyle(`${picture} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const thumbnail = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const text = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

/** The name stands where the details below it begin. */
export const open = style({
  justifyContent: 'start',
  marginInlineStart: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  textAlign: 'start',
  overflowX: 'visible',
});

export const name = style({ overflowWrap: 'anywhere' });

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
});

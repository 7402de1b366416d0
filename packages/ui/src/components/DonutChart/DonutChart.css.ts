import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.md,
  fontVariantNumeric: 'tabular-nums',
});

export const drawing = style({ flex: '0 1 11rem', minInlineSize: '7rem', maxInlineSize: '100%' });

export const texts = style({ flex: '1 1 12rem', minInlineSize: 0, maxInlineSize: '24rem' });

export const total = style({ margin: 0, fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' });

export const parts = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
});

export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  minInlineSize: 0,
});

export const swatch = style({ flexShrink: 0, inlineSize: '0.75rem', blockSize: '0.75rem' });

export const name = style({ flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const amount = style({ fontWeight: fontWeight.medium });

export const share = style({
  // Below its amount where there is no room beside it.
  marginInlineStart: 'auto',
  color: color.textMuted,
  minInlineSize: '3.5em',
  textAlign: 'end',
});

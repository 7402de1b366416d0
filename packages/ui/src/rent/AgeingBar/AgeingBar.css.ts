import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space, fontSize, lineHeight, fontWeight } = vars;

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  fontSize: fontSize.sm,
  lineHeight: lineHeight.md,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
});

export const total = style({ margin: 0, fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' });

export const drawing = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '1.25rem',
  border: `1px solid ${color.borderControl}`,
});

export const buckets = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** At least as wide as its amount: a number does not break before the page would scroll. */
export const bucket = style({ display: 'flex', flex: '1 1 7.5rem', gap: space[2], maxInlineSize: '100%' });

export const swatch = style({
  flexShrink: 0,
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginBlockStart: space[1],
});

export const label = style({ display: 'block', color: color.textMuted });

export const amount = style({ display: 'block', fontWeight: fontWeight.medium, overflowWrap: 'break-word' });

/** From current to the oldest; each has a pattern besides, the denser the older. */
export const hues = [
  style({ color: color.success.text }),
  style({ color: color.warning.text }),
  style({ color: color.warning.text }),
  style({ color: color.danger.text }),
  style({ color: color.danger.text }),
] as const;

import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;

/** One sheet of A4. */
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  color: color.text,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
});

export const part = style({ display: 'flex', flexDirection: 'column', gap: space[2], breakInside: 'avoid' });

export const title = style({ margin: 0, fontSize: fontSize.lg, fontWeight: fontWeight.semibold });

export const text = style({ margin: 0 });

export const line = style({ display: 'flex', gap: space[2], alignItems: 'end', minBlockSize: '2rem' });

export const blank = style({
  flex: 1,
  minInlineSize: '4rem',
  borderBlockEnd: `1px solid ${color.text}`,
  fontWeight: fontWeight.semibold,
});

export const box = style({
  flexShrink: 0,
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  marginBlockEnd: '0.2rem',
  border: `1px solid ${color.text}`,
});

export const purposes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const days = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[6] });

export const rights = style({ margin: 0, paddingInlineStart: space[5] });

export const signatures = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  columnGap: space[6],
  rowGap: space[4],
  marginBlockStart: space[4],
  breakInside: 'avoid',
});

export const office = style({ color: color.textMuted });

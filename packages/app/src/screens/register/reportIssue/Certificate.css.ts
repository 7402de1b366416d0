import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, fontSize, lineHeight, fontWeight } = vars;

export const certificate = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  marginBlockEnd: space[6],
  padding: space[8],
  border: `3px double ${color.text}`,
  breakInside: 'avoid',
  // As large as one sheet takes.
  zoom: 1.25,
});

export const title = style({
  margin: 0,
  fontSize: fontSize.xxl,
  lineHeight: lineHeight.xxl,
  fontWeight: fontWeight.semibold,
});

export const name = style({
  margin: 0,
  fontSize: fontSize.xl,
  lineHeight: lineHeight.xl,
  fontWeight: fontWeight.semibold,
});

export const verification = style({ display: 'flex', alignItems: 'flex-start', gap: space[4] });
export const facts = style({ flex: 1 });

export const text = style({ margin: 0, fontSize: fontSize.lg, lineHeight: lineHeight.lg });

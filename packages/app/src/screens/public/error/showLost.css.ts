import { vars } from '@rentsafe/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const lost = style({
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingBlock: space[16],
  paddingInline: space[4],
});

globalStyle(`${lost} > h1`, { fontSize: fontSize.xl, lineHeight: lineHeight.xl });
globalStyle(`${lost} > p`, { marginBlock: space[4], color: color.textMuted });
globalStyle(`${lost} > button`, {
  minBlockSize: vars.density.controlHeight,
  paddingInline: vars.density.controlPadding,
  border: 0,
  borderRadius: radius.md,
  background: color.accent,
  color: color.onAccent,
  font: 'inherit',
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
});

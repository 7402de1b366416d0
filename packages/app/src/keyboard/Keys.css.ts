import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius, fontSize, lineHeight } = vars;

export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1] });

export const key = style({
  minInlineSize: '1.25rem',
  paddingInline: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontFamily: 'inherit',
  fontSize: fontSize.xs,
  lineHeight: lineHeight.sm,
  textAlign: 'center',
});

import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, lineHeight, radius, space } = vars;

export const keys = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1], maxInlineSize: '100%' });

export const key = style({
  minInlineSize: '1.25rem',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
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

import { media } from '../../theme/media';
import { style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  paddingBlock: '1px',
  border: '1px solid transparent',
  borderRadius: radius.full,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  fontWeight: fontWeight.medium,
  verticalAlign: 'baseline',
  maxInlineSize: '100%',
  '@media': { [media.print]: { background: 'none', borderColor: 'currentColor' } },
});

export const tone = styleVariants({
  neutral: { color: color.text, background: color.surfaceActive },
  accent: { color: color.accentText, background: color.accentSubtle },
  info: { color: color.info.text, background: color.info.background },
  success: { color: color.success.text, background: color.success.background },
  warning: { color: color.warning.text, background: color.warning.background },
  danger: { color: color.danger.text, background: color.danger.background },
});

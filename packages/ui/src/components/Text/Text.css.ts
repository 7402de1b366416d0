import { style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, fontWeight, lineHeight } = vars;

export const text = style({ margin: 0, overflowWrap: 'anywhere' });

export const size = styleVariants({
  xs: { fontSize: fontSize.xs, lineHeight: lineHeight.xs },
  sm: { fontSize: fontSize.sm, lineHeight: lineHeight.sm },
  md: { fontSize: fontSize.md, lineHeight: lineHeight.md },
  lg: { fontSize: fontSize.lg, lineHeight: lineHeight.lg },
});

export const tone = styleVariants({
  neutral: { color: color.text },
  accent: { color: color.accentText },
  info: { color: color.info.text },
  muted: { color: color.textMuted },
  danger: { color: color.danger.text },
  success: { color: color.success.text },
  warning: { color: color.warning.text },
});

export const weight = styleVariants({
  regular: { fontWeight: fontWeight.regular },
  medium: { fontWeight: fontWeight.medium },
  semibold: { fontWeight: fontWeight.semibold },
});

/** Figures of one width, for columns of numbers. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });

export const truncate = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { whiteSpace: 'normal' } },
});

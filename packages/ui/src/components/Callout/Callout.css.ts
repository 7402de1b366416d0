import { media } from '../../theme/media';
import { style, styleVariants } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontWeight, lineHeight, radius, space } = vars;

export const callout = style({
  display: 'flex',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[3],
  border: '1px solid',
  borderRadius: radius.md,
  color: color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { background: 'none', breakInside: 'avoid' } },
});

const status = (name: 'info' | 'success' | 'warning' | 'danger') => ({
  background: color[name].background,
  borderColor: color[name].border,
});

export const tone = styleVariants({
  neutral: { background: color.surfaceSunken, borderColor: color.border },
  accent: { background: color.accentSubtle, borderColor: color.accentSubtleHover },
  info: status('info'),
  success: status('success'),
  warning: status('warning'),
  danger: status('danger'),
});

export const icon = style({ flexShrink: 0, inlineSize: '1rem', blockSize: lineHeight.md });

export const iconTone = styleVariants({
  neutral: { color: color.textMuted },
  accent: { color: color.accentText },
  info: { color: color.info.text },
  success: { color: color.success.text },
  warning: { color: color.warning.text },
  danger: { color: color.danger.text },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  flex: 1,
});

export const title = style({ margin: 0, fontWeight: fontWeight.semibold });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[1],
});

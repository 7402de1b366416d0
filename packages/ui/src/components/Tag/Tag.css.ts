import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, fontSize, lineHeight, radius, space } = vars;

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '1.5rem',
  paddingInline: space[2],
  color: color.textMuted,
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.xs,
  overflowWrap: 'anywhere',
});

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  flexShrink: 0,
  marginBlock: '-1px',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text, background: color.surfaceHover } },
  '@media': { [media.print]: { display: 'none' } },
});

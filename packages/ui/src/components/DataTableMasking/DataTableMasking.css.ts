import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const masked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
});

export const dots = style({ color: color.textMuted, letterSpacing: '0.1em' });

export const button = style({
  flexShrink: 0,
  minBlockSize: '1.5rem',
  marginBlock: `calc(-1 * ${space.half})`,
  paddingBlock: 0,
  paddingInline: space[1],
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  font: 'inherit',
  fontSize: vars.fontSize.sm,
  color: color.accentText,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surfaceActive } },
  '@media': { [media.print]: { display: 'none' } },
});

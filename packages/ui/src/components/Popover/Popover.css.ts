import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateIn } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const popover = style({
  zIndex: vars.z.popover,
  inlineSize: 'max-content',
  maxInlineSize: `min(24rem, calc(100vw - 2 * ${space[2]}))`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: density.cardPadding,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.popover,
  overflowWrap: 'anywhere',
  ...animateIn(fadeIn),
  ':focus': { outline: 'none' },
  '@media': { [media.print]: { display: 'none' } },
});

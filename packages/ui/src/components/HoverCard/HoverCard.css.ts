import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { animateIn } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const hoverCard = style({
  zIndex: vars.z.popover,
  inlineSize: '18rem',
  maxInlineSize: `calc(100vw - 2 * ${space[2]})`,
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.popover,
  overflowWrap: 'anywhere',
  ...animateIn(fadeIn),
  '@media': { [media.print]: { display: 'none' } },
});

import { keyframes } from '@vanilla-extract/css';
import { floating } from '../../internal/overlay/floating';
import { media } from '../../theme/media';
import { animateIn } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const hoverCard = style({
  ...floating,
  inlineSize: '18rem',
  maxInlineSize: `calc(100vw - 2 * ${space[2]})`,
  padding: space[3],
  overflowWrap: 'anywhere',
  ...animateIn(fadeIn),
  '@media': { [media.print]: { display: 'none' } },
});

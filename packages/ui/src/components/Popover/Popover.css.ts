import { keyframes } from '@vanilla-extract/css';
import { floating } from '../../internal/overlay/floating';
import { media } from '../../theme/media';
import { animateIn } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { density, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });

export const popover = style({
  ...floating,
  inlineSize: 'max-content',
  maxInlineSize: `min(24rem, calc(100vw - 2 * ${space[2]}))`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: density.cardPadding,
  overflowWrap: 'anywhere',
  ...animateIn(fadeIn),
  ':focus': { outline: 'none' },
  '@media': { [media.print]: { display: 'none' } },
});

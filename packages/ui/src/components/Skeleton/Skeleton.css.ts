import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  blockSize: '1em',
  inlineSize: '100%',
  background: vars.color.surfaceActive,
  borderRadius: vars.radius.sm,
  '@media': {
    [media.motion]: { animation: `${pulse} 1600ms ease-in-out infinite` },
    // A background is not painted in forced colours.
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

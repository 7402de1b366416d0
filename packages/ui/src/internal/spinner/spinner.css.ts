import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { style } from '../../theme/style';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const arc = style({
  blockSize: '1em',
  inlineSize: '1em',
  '@media': { [media.motion]: { animation: `${turn} 800ms linear infinite` } },
});

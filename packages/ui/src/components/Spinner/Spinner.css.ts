import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { style } from '../../theme/style';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-flex',
  flexShrink: 0,
  blockSize: '1em',
  inlineSize: '1em',
  fontSize: '1rem',
  color: 'currentColor',
});

export const arc = style({
  blockSize: '100%',
  inlineSize: '100%',
  '@media': { [media.motion]: { animation: `${turn} 800ms linear infinite` } },
});

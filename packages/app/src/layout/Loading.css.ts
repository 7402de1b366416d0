import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const page = style({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100dvh',
  animation: `${appear} 0s 400ms backwards`,
});

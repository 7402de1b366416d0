import { style } from '@vanilla-extract/css';

export const code = style({
  inlineSize: '7rem',
  blockSize: '7rem',
  flexShrink: 0,
  background: '#fff',
  fill: '#000',
  // A camera needs dark on light, in dark mode and in forced colours too.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': { print: { inlineSize: '6rem', blockSize: '6rem' } },
});

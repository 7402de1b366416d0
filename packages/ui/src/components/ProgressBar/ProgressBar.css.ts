import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: space[2],
  borderRadius: radius.full,
  border: `1px solid ${color.borderControl}`,
  background: color.surfaceSunken,
});

export const bar = style({
  blockSize: '100%',
  background: color.accent,
  transition: transition('inline-size'),
  selectors: {
    '&[data-indeterminate]': { position: 'absolute', insetInlineStart: '30%', inlineSize: '40%' },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&[data-indeterminate]': { animation: `${pass} 1200ms linear infinite` } },
    },
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

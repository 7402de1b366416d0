import { vars } from '@rentsafe/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Over everything at the upper edge, and only when it takes long. */
export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.z.toast,
  blockSize: vars.space[1],
  border: 'none',
  borderRadius: 0,
  background: 'transparent',
  animation: `${appear} 0s 400ms backwards`,
  '@media': { print: { display: 'none' } },
});

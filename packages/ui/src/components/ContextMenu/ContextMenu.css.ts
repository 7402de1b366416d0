import { style } from '../../theme/style';

/** Where the menu opens. */
export const anchor = style({
  position: 'fixed',
  inlineSize: 0,
  blockSize: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

import { style } from '../../theme/style';

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // In text that runs to the left `05 Mar 2026` would stand as `Mar 2026 05`.
  unicodeBidi: 'plaintext',
});

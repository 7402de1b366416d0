import { style } from '../../theme/style';

export const money = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // In text that runs to the left a minus would stand behind its digits.
  unicodeBidi: 'plaintext',
});

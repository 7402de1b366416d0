import { style } from '../../theme/style';

// In a box that runs to the left a minus would stand behind its digits.
export const number = style({ fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' });

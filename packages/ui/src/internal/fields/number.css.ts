import { style } from '../../theme/style';

export const number = style({ fontVariantNumeric: 'tabular-nums' });

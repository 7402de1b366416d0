import { style } from '../../theme/style';

export const date = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

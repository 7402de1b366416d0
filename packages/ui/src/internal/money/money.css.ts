import { style } from '../../theme/style';

export const money = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

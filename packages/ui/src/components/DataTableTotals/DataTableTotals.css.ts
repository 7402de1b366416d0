import { style } from '../../theme/style';

/** Under a column of figures, which stand at the end. */
export const atEnd = style({ justifyContent: 'end' });

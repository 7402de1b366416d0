import { style } from '../../theme/style';

// Not `anywhere`: a word is broken only where it would be wider than all that surrounds it, not in every tight row.
export const breakable = style({ minInlineSize: 0, overflowWrap: 'break-word' });

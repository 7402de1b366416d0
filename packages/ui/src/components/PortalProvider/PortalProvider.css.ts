import { style } from '../../theme/style';

// No box of its own: in a Stack it would take a gap.
export const portal = style({ display: 'contents' });

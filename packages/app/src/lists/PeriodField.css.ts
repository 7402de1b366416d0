import { style } from '@vanilla-extract/css';

/** Both days beside each other, as far as there is room. */
export const field = style({ flex: '1 1 20rem', maxInlineSize: '28rem' });

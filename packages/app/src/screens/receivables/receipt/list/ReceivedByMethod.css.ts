import { style } from '@vanilla-extract/css';

/** Keeps the figures near what they are of. */
export const narrow = style({ maxInlineSize: '36rem' });

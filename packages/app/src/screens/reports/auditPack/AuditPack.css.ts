import { style } from '@vanilla-extract/css';

/** Each account's sheet is signed by itself. */
export const sheet = style({
  '@media': { print: { breakBefore: 'page' } },
});

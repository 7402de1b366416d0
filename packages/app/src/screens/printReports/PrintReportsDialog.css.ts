import { style } from '@vanilla-extract/css';

/** Each report begins on a sheet of its own. */
export const sheet = style({ selectors: { '& + &': { breakBefore: 'page' } } });

import { style } from '@vanilla-extract/css';

/** Each invoice begins on a sheet of its own. */
export const sheet = style({ selectors: { '& + &': { breakBefore: 'page' } } });

import { style } from '@vanilla-extract/css';

/** Of several papers, each begins on a sheet of its own. */
export const sheet = style({ selectors: { '& + &': { breakBefore: 'page' } } });

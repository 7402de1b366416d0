import { style } from '@vanilla-extract/css';

/** The printed report has a head of its own. */
export const head = style({ '@media': { print: { display: 'none' } } });

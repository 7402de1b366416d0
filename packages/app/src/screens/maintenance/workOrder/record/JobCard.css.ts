import { style } from '@vanilla-extract/css';

export const blanks = style({ display: 'grid', gap: '1rem' });

/** A line to write on. */
export const blank = style({
  minBlockSize: '2.5rem',
  borderBlockEnd: '1px solid currentColor',
  breakInside: 'avoid',
});

import { style } from '@vanilla-extract/css';

/** Opens the page of its record. */
export const row = style({ cursor: 'pointer' });

import { style } from '@vanilla-extract/css';

/** Holds the hidden label, which would else widen the page where the table scrolls sideways. */
export const status = style({ position: 'relative' });

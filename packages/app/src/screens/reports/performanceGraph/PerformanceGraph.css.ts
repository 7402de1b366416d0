import { style } from '@vanilla-extract/css';

export const field = style({ inlineSize: '20rem', maxInlineSize: '100%' });

/** A year with its table stands on one printed page. */
export const year = style({ '@media': { print: { gap: '0.5rem' } } });

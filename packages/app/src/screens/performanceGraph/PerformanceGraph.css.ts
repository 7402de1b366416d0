import { style } from '@vanilla-extract/css';

export const field = style({ inlineSize: '20rem', maxInlineSize: '100%' });

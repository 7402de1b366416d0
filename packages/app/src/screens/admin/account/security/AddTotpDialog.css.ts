import { globalStyle, style } from '@vanilla-extract/css';

export const code = style({ display: 'flex', justifyContent: 'center' });
globalStyle(`${code} svg`, { inlineSize: '12rem', blockSize: '12rem' });

export const secret = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' });

export const key = style({ overflowWrap: 'anywhere' });

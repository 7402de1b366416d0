import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: '0.25rem' });

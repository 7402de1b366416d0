import { style } from '@vanilla-extract/css';

export const middle = style({ textAlign: 'center', textWrap: 'balance' });
export const sign = style({ fontSize: 0, transform: 'scale(2)', marginBlock: '1rem' });

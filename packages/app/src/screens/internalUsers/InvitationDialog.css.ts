import { vars } from '@rentsafe/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const link = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] });

export const field = style({ flex: '1 1 14rem' });

/** Keeps its line, so that nothing moves when it speaks. */
export const status = style({ minBlockSize: '1.25rem' });
